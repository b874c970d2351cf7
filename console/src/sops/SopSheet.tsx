import { fill } from '@takt/contract/errors.ts'
import { sopTitles } from '@takt/contract/sop-titles.ts'
import { SopDraft, sopFileTypes, type SopRow, sops } from '@takt/contract/sops.ts'
import { useAnswer } from '~/api/hooks.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useLanguage, useWords } from '~/i18n/words.tsx'
import { FileInput } from '~/shapes/FileInput.tsx'
import { FormGroup } from '~/shapes/FormGroup.tsx'
import { Sheet } from '~/shapes/Sheet.tsx'
import { StationPicker } from '~/shapes/StationPicker.tsx'
import { Wide } from '~/shapes/Wide.tsx'
import { StepsInput } from './StepsInput.tsx'

const Draft = fieldsOf(SopDraft)

/** A new instruction, or a draft that is written on. */
export function SopSheet({ writing, onClose }: { writing: 'new' | SopRow; onClose: () => void }) {
  const { sops: sopWords, say } = useWords()
  const language = useLanguage()
  if (writing !== 'new') return <EditSheet sop={writing} onClose={onClose} />
  return (
    <Sheet
      title={sopWords.createOne}
      command={sops.create}
      start={{
        sopLanguage: language,
        steps: [],
        readConfirm: true,
        major: true,
        inFlight: 'switch',
      }}
      success={say.createSuccess}
      onClose={() => onClose()}
    >
      <Fields sop={null} />
    </Sheet>
  )
}

function EditSheet({ sop, onClose }: { sop: SopRow; onClose: () => void }) {
  const { sops: sopWords, say } = useWords()
  const { sopCode, sopVer, lineNumber } = sop
  const { data: row, refetch: ask } = useAnswer(sops.one, { sopCode, sopVer })
  return (
    <Sheet
      title={fill(sopWords.editOne, { code: sopCode, version: sopVer })}
      command={sops.update}
      start={sop}
      success={say.updateSuccess}
      onClose={() => onClose()}
      present={{ row, ask, entity: 'sop', entityKey: `${sopCode} ${sopVer}`, lineNumber }}
    >
      <Fields sop={sop} />
    </Sheet>
  )
}

function Fields({ sop }: { sop: SopRow | null }) {
  const { sops: sopWords } = useWords()
  return (
    <>
      <FormGroup name="what">
        {sop === null && <Draft name="sopCode" />}
        <Draft name="sopTitle" hint={sopWords.titleHint} />
        <Draft name="sopLanguage" />
        {sopTitles.map((name) => (
          <Draft key={name} name={name} />
        ))}
      </FormGroup>
      <FormGroup name="where">
        <Draft name="typeNo" hint={sopWords.typeHint} />
        <Draft
          name="stationNumber"
          hint={sopWords.stationHint}
          input={(input) => <StationPicker {...input} onChange={(next) => input.onChange(next ?? null)} />}
        />
      </FormGroup>
      <FormGroup name="how">
        <Draft name="validFrom" hint={sopWords.fromHint} />
        <Draft name="inFlight" hint={sopWords.inFlightHint} />
        <Draft name="readConfirm" />
        <Draft name="readDays" hint={sopWords.daysHint} />
        <Draft name="major" hint={sopWords.majorHint} />
        <Wide>
          <Draft name="whatChanged" />
        </Wide>
      </FormGroup>
      <Wide>
        <Draft
          name="fileId"
          label={sopWords.file}
          input={(input) => <FileInput {...input} types={sopFileTypes} saved={sop} labels={sopWords} />}
        />
      </Wide>
      <Wide>
        <Draft name="steps" input={(input) => <StepsInput {...input} saved={sop?.steps ?? []} />} />
      </Wide>
    </>
  )
}
