let current: string | null = null
/** Where people's browsers find this server, set once at the start. Null: what is sent leads nowhere. */
export const setPublicOrigin = (origin: string | null) => {
  current = origin
}
export const publicOrigin = () => current
