/** Who did what no person did: the server itself, or the line. Alone, as the first page needs it and not the history's schema. */
export const systemUser = 'system'
