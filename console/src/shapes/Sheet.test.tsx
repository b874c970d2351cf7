import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { Refusal } from '@takt/contract/errors.ts'
import { ToolDraft, tools } from '@takt/contract/tools.ts'
import { ProductType, types } from '@takt/contract/types.ts'
import { useSession } from '~/api/session.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { open, pretend } from '~/testing/open.tsx'
import { Sheet } from './Sheet.tsx'

pretend()
const Field = fieldsOf(ProductType)
const form = (title = 'New type') => (
  <Sheet title={title} command={types.create} onClose={() => {}}>
    <Field name="typeName" />
    <Field name="remark" />
  </Sheet>
)
const grants = { typeCreat: 'edit' } as const
const name = async () => await screen.findByLabelText<HTMLInputElement>(/Type name/)
beforeEach(() => sessionStorage.clear())

async function typeAndLoseSession() {
  const { unmount } = await open(form(), { grants })
  await userEvent.type(await name(), 'Gearbox')
  useSession.setState({ ended: new Refusal('session.expired') })
  await screen.findByDisplayValue('Gearbox')
  unmount()
  useSession.setState({ ended: null })
}

test('what was typed when the session ended is back in the same form, once', async () => {
  await typeAndLoseSession()
  const { unmount } = await open(form(), { grants })
  expect((await name()).value).toBe('Gearbox')
  expect(screen.getByRole('status').textContent).toContain('What you had typed is back')
  unmount()
  await open(form(), { grants })
  expect((await name()).value).toBe('')
})

test('it is not put into another form, nor shown to another person', async () => {
  await typeAndLoseSession()
  const other = await open(form('Edit GB'), { grants })
  expect((await name()).value).toBe('')
  other.unmount()
  await open(form(), { grants, info: { userId: 'bob' } })
  expect((await name()).value).toBe('')
})

test('the bound of what is typed in percent is said in percent', async () => {
  const Draft = fieldsOf(ToolDraft)
  await open(
    <Sheet title="New tool" command={tools.create} onClose={() => {}}>
      <Draft name="warnShare" />
    </Sheet>,
    { grants: { toolDef: 'edit' } },
  )
  await userEvent.type(await screen.findByRole('spinbutton'), '150')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('At most 99')).toBeTruthy()
})
