import { orders } from '@takt/contract/orders.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import css from './import.module.css'

/** What the order is made from according to the host, line by line. Empty where it sent nothing. */
export function OrderMaterials({ id }: { id: number }) {
  const words = useWords()
  const { measure } = useFormats()
  const { data } = useAnswer(orders.materials, { id })
  if (!data?.length) return null
  const { field } = words
  return (
    <section className={css.asked} aria-label={words.orderImport.askedMaterials}>
      <h3>{words.orderImport.askedMaterials}</h3>
      <div className={css.scroll} tabIndex={0} role="region" aria-label={words.orderImport.askedMaterials}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{field.seqNum}</th>
              <th scope="col">{field.part}</th>
              <th scope="col">{field.bomQty}</th>
              <th scope="col">{field.unit}</th>
              <th scope="col">{field.position}</th>
            </tr>
          </thead>
          <tbody>
            {data.map(({ seqNum, bomCode, bomQty, unit, position }) => (
              <tr key={seqNum}>
                <td className="number">{seqNum}</td>
                <td>{bomCode}</td>
                <td className="number">{measure(bomQty)}</td>
                <td>{unit ?? '–'}</td>
                <td>{position ?? '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
