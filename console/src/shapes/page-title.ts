import { createContext } from 'react'

/** What the page around is called: a table on it has no other name to say to whoever hears it. */
export const PageTitle = createContext('')
