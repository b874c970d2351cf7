import css from './Avatar.module.css'
import { Icon } from './Icon.tsx'

/** A person's own picture, else the first letter of their name. Their name is next to it, so it has no text itself. */
export function Avatar({
  picture,
  name,
  size = 24,
}: {
  picture: string | null
  name: string
  size?: number
}) {
  const [letter] = name.trim()
  return (
    <span
      className={css.avatar}
      style={{ inlineSize: size, blockSize: size, fontSize: Math.round(size / 2) }}
      aria-hidden
    >
      {picture ? (
        <img src={picture} alt="" width={size} height={size} />
      ) : (
        (letter?.toUpperCase() ?? <Icon name="user" size={Math.round(size / 1.6)} />)
      )}
    </span>
  )
}
