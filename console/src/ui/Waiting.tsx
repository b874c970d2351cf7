import css from './Waiting.module.css'

type WaitingProps = { label: string; delay?: number; size?: 'small' }

/** Drawn with styles alone: the library's spinner weighs 2 kB that the first page waits for. */
export const Spinner = ({ delay = 0, size }: Omit<WaitingProps, 'label'>) => (
  <span className={css.spinner} data-size={size} style={{ animationDelay: `${delay}ms` }} />
)

/** Something is on its way. */
export const Waiting = ({ label, ...look }: WaitingProps) => (
  <span role="img" aria-label={label} className={css.waiting}>
    <Spinner {...look} />
  </span>
)
