/**
 * Tab leaves an open list of choices as it is. Left to itself, Ant Design's would take the choice under its cursor:
 * whoever typed a role and went on by Tab would have given the first role of the list too.
 */
export function letTabLeave(event: KeyboardEvent) {
  if (
    event.key === 'Tab' &&
    event.target instanceof Element &&
    event.target.matches('[role="combobox"][aria-expanded="true"]')
  )
    event.stopPropagation()
}
