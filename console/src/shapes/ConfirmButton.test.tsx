import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { open } from '~/testing/open.tsx'
import { inQuestion } from '~/testing/question.ts'
import { ConfirmButton } from './ConfirmButton.tsx'

const [remove, release] = ['Delete route', 'Release']
const answerTo = async (button: string) => {
  await userEvent.click(await screen.findByRole('button', { name: button }))
  return inQuestion().getByRole('button', { name: button })
}

test('the answer repeats the words of the button, red where it takes something away', async () => {
  let removed = 0
  const onConfirm = async () => ++removed > 0
  await open(
    <>
      <ConfirmButton question="Delete R-1?" icon="bin" bare destroys onConfirm={onConfirm}>
        {remove}
      </ConfirmButton>
      <ConfirmButton question="Release R-1?" onConfirm={onConfirm}>
        {release}
      </ConfirmButton>
    </>,
  )
  expect((await answerTo(release)).className).not.toContain('dangerous')
  await userEvent.click(inQuestion().getByRole('button', { name: 'Cancel' }))
  const answer = await answerTo(remove)
  expect(answer.className).toContain('dangerous')
  expect(removed).toBe(0)
  await userEvent.click(answer)
  expect(removed).toBe(1)
})
