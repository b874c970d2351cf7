import { fill } from '@takt/contract/errors.ts'
import { drawingTypes, dueShare, ToolDraft, type ToolRow, tools } from '@takt/contract/tools.ts'
import { useAnswer } from '~/api/hooks.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { FileInput } from '~/shapes/FileInput.tsx'
import { Sheet } from '~/shapes/Sheet.tsx'
import { StationPicker } from '~/shapes/StationPicker.tsx'
import { Wide } from '~/shapes/Wide.tsx'
import { ScanPlace } from './ScanPlace.tsx'

const Draft = fieldsOf(ToolDraft)
const Mount = fieldsOf(tools.mount.input)
const Back = fieldsOf(tools.giveBack.input)
const More = fieldsOf(tools.askMore.input)
type SheetProps = { tool: ToolRow; onClose: () => void }

export function ToolSheet({ writing, onClose }: { writing: 'new' | ToolRow; onClose: () => void }) {
  const { tools: toolWords, toolCounters: lives, say } = useWords()
  if (writing !== 'new') return <EditSheet tool={writing} onClose={onClose} />
  return (
    <Sheet
      title={toolWords.createOne}
      command={tools.create}
      start={{ usesPerPass: 1, startUses: 0, warnShare: dueShare }}
      success={say.createSuccess}
      onClose={() => onClose()}
    >
      <Draft name="toolCode" />
      <Draft name="toolType" />
      <Draft name="frequency" />
      <Draft name="usesPerPass" hint={toolWords.usesHint} />
      <Draft name="startUses" hint={lives.startHint} />
      <Draft name="warnShare" />
      <MoreOfIt tool={null} />
    </Sheet>
  )
}

/** How often it may be ground down, what makes it a gauge, and its drawing. */
function MoreOfIt({ tool }: { tool: ToolRow | null }) {
  const { calibrations: calibrationWords, tools: of } = useWords()
  const saved = tool && { fileId: tool.drawingId, fileName: tool.drawingName }
  return (
    <>
      <Draft name="mostRegrinds" hint={of.mostHint} />
      <Draft name="calibrationDays" hint={calibrationWords.daysHint} />
      <Draft name="resultCodes" hint={calibrationWords.codesHint} />
      <Wide>
        <Draft name="toolDescription" />
      </Wide>
      <Wide>
        <Draft
          name="drawingId"
          input={(input) => <FileInput {...input} types={drawingTypes} saved={saved} labels={of} />}
        />
      </Wide>
    </>
  )
}

function EditSheet({ tool, onClose }: SheetProps) {
  const { tools: toolWords, say } = useWords()
  const { toolCode, lineNumber } = tool
  const { data: row, refetch: ask } = useAnswer(tools.one, { toolCode })
  return (
    <Sheet
      title={fill(toolWords.editOne, { code: toolCode })}
      command={tools.update}
      start={tool}
      success={say.updateSuccess}
      onClose={() => onClose()}
      present={{ row, ask, entity: 'tool', entityKey: toolCode, lineNumber }}
    >
      <Draft name="toolType" />
      <Draft name="usesPerPass" hint={toolWords.usesHint} />
      <Draft name="warnShare" />
      <MoreOfIt tool={tool} />
    </Sheet>
  )
}

export function MountSheet({ tool: { toolCode: code }, onClose }: SheetProps) {
  const { tools: toolWords } = useWords()
  return (
    <Sheet
      title={fill(toolWords.mountOne, { code })}
      command={tools.mount}
      start={{ toolCode: code }}
      save={toolWords.mount}
      success={fill(toolWords.mounted, { code })}
      onClose={() => onClose()}
    >
      <Wide>
        <ScanPlace />
      </Wide>
      <Mount name="stationNumber" input={(input) => <StationPicker {...input} />} />
      <Mount name="position" />
    </Sheet>
  )
}

export function GiveBackSheet({ tool: { toolCode, frequency }, onClose }: SheetProps) {
  const { tools: toolWords } = useWords()
  return (
    <Sheet
      title={fill(toolWords.giveBackOne, { code: toolCode })}
      command={tools.giveBack}
      start={{ toolCode, frequency, reground: false }}
      save={toolWords.giveBack}
      success={toolWords.done}
      onClose={() => onClose()}
    >
      <Back name="reground" hint={toolWords.groundHint} />
      <Back name="frequency" hint={toolWords.lifeHint} />
      <Wide>
        <Back name="reason" />
      </Wide>
    </Sheet>
  )
}

export function AskMoreSheet({ tool: { toolCode, frequency }, onClose }: SheetProps) {
  const { tools: toolWords } = useWords()
  const { count } = useFormats()
  return (
    <Sheet
      title={fill(toolWords.askMoreOne, { code: toolCode })}
      command={tools.askMore}
      start={{ toolCode }}
      save={toolWords.askMore}
      success={toolWords.done}
      onClose={() => onClose()}
    >
      <More name="askedUses" hint={fill(toolWords.askHint, { frequency: count(frequency) })} />
      <Wide>
        <More name="reason" />
      </Wide>
    </Sheet>
  )
}
