import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { open } from '~/testing/open.tsx'
import { beOnTelephone } from '~/testing/telephone.ts'
import { Above } from './Above.tsx'

const draw = (picture: string | null = null, isListed = true) =>
  open(
    <Above picture={picture} waiting list={{ waiting: !isListed }}>
      <p>{'rows'}</p>
    </Above>,
  )
const seen = () => screen.getByText('rows').parentElement?.dataset.seen

test('rows wait for the picture above them, not for one that comes after', async () => {
  const { unmount } = await draw()
  expect(seen()).toBe('false')
  unmount()
  beOnTelephone()
  await draw()
  expect(seen()).toBe('true')
})

test('a picture that comes after the rows waits for them, or they would push it down', async () => {
  beOnTelephone()
  const { unmount } = await draw('picture', false)
  expect(screen.queryByText('picture')).toBeNull()
  unmount()
  await draw('picture')
  screen.getByText('picture')
})
