import { createContext } from 'react'

/** The title of the page around: a table on it has no other name for a screen reader. */
export const PageTitle = createContext('')
