import { Segmented } from 'antd'
import { useSearchParams } from 'react-router'
import { useWords } from '~/i18n/words.tsx'

/** The list or the drawing, kept in the address. */
export function useView(): [isDrawing: boolean, choice: React.ReactNode] {
  const { genealogy: genealogyWords } = useWords()
  const [params, setParams] = useSearchParams()
  const isDrawing = params.get('view') === 'drawing'
  const choose = (view: string) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        if (view === 'drawing') next.set('view', view)
        else next.delete('view')
        return next
      },
      { replace: true },
    )
  return [
    isDrawing,
    <Segmented
      key="view"
      aria-label={genealogyWords.view}
      value={isDrawing ? 'drawing' : 'list'}
      onChange={choose}
      options={[
        { value: 'list', label: genealogyWords.list },
        { value: 'drawing', label: genealogyWords.drawing },
      ]}
    />,
  ]
}
