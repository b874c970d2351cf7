/** The second half of a double click lands on the dialog that the first half opened, and must not close it. */
export const isSecondClick = ({ detail }: { detail?: unknown }) => typeof detail === 'number' && detail > 1
