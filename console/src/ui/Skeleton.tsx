import css from './Skeleton.module.css'

type SkeletonProps = {
  label: string
  /** How many figures are side by side at its head. */
  figures?: number
  panels?: number
}

/** The layout of a page that is on its way, seen only where the wait is long enough to be noticed. */
export const Skeleton = ({ label, figures = 0, panels = 2 }: SkeletonProps) => (
  <div role="img" aria-label={label} aria-busy="true" className={css.skeleton}>
    {figures > 0 && <div className={css.figures}>{blocks(figures)}</div>}
    <div className={css.panels}>{blocks(panels)}</div>
  </div>
)

const blocks = (count: number) => Array.from({ length: count }, (_, at) => <i key={at} />)
