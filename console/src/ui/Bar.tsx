import css from './Bar.module.css'

type BarProps = {
  /** What it is, for a screen reader. */
  label: string
  value: number
  most: number
  /** A second part after the first: scrapped after finished. */
  bad?: number
  /** What being so far means: a life that is used up is nothing good. */
  tone?: 'good' | 'warn' | 'bad'
  children?: string
}

/** How much of a whole is done, and how much of that was for nothing. */
export function Bar({ label, value, most, bad = 0, tone = 'good', children }: BarProps) {
  const share = (part: number) => `${most > 0 ? Math.min(100, (part / most) * 100) : 0}%`
  return (
    <span className={css.bar}>
      <span
        className={css.track}
        role="meter"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={Math.max(most, value, 1)}
        aria-valuetext={children}
      >
        <span className={css.done} data-tone={tone} style={{ inlineSize: share(value) }} />
        <span className={css.bad} style={{ inlineSize: share(bad) }} />
      </span>
      {children && <span className={css.text}>{children}</span>}
    </span>
  )
}
