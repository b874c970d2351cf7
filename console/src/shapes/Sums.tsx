import css from './Sums.module.css'

/** The answer first: figures under their names, side by side. */
export function Sums({ of }: { of: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className={css.sums}>
      {of.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
