import { screen, within } from '@testing-library/react'

/** The question that was just asked. Its answer has the words of the button that asked, so both have one name. */
export const inQuestion = () => within(screen.getAllByRole('dialog').at(-1)!)
