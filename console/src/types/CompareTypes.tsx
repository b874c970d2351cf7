import { fill } from '@takt/contract/errors.ts'
import { ProductType } from '@takt/contract/types.ts'
import { lookOf } from '~/fields/look.ts'
import { Shown } from '~/fields/Shown.tsx'
import { useWords } from '~/i18n/words.tsx'
import { SideSheet } from '~/ui/SideSheet.tsx'
import { Sideways } from '~/ui/Sideways.tsx'
import css from './types.module.css'

const names = [
  'definitionStatus',
  'typeName',
  'customer',
  'picNumberVer',
  'processingNumber',
  'processingVer',
  'bomCode',
  'bomVer',
  'labelTemplate',
  'serialPattern',
  'serialReset',
  'remark',
  'updateDate',
  'updateAuthor',
] as const
/** Every version was made by somebody at some time: that they differ in it means nothing. */
const silent: readonly string[] = ['definitionStatus', 'updateDate', 'updateAuthor']

/** All versions of a type side by side, newest first; what is not the same in all of them is marked. */
export function CompareTypes({
  typeNo,
  versions,
  onClose,
}: {
  typeNo: string
  versions: readonly ProductType[]
  onClose: () => void
}) {
  const { types: typeWords, versions: versionWords, field } = useWords()
  return (
    <SideSheet title={fill(typeWords.compareOf, { typeNo })} size={820} onClose={onClose}>
      <Sideways label={fill(typeWords.compareOf, { typeNo })}>
        <table className={css.compare}>
          <thead>
            <tr>
              <td />
              {versions.map(({ typeVer }) => (
                <th key={typeVer} scope="col">
                  {fill(versionWords.versionHead, { version: typeVer })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {names.map((name) => {
              const differs = !silent.includes(name) && new Set(versions.map((one) => one[name])).size > 1
              return (
                <tr key={name} data-differs={differs}>
                  <th scope="row">
                    {field[name]}
                    {differs && <small>{typeWords.differs}</small>}
                  </th>
                  {versions.map((one) => (
                    <td key={one.typeVer}>
                      <Shown look={lookOf(ProductType.shape[name])} field={name} value={one[name]} />
                    </td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </table>
      </Sideways>
    </SideSheet>
  )
}
