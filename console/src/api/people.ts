/** Without a prototype: somebody's account may be `constructor`. */
const names = Object.create(null) as Record<string, string | null> // it is empty

/** Remembers the people whom an answer names, by their accounts; null: the account is gone. */
export const meetPeople = (people: typeof names = {}) => void Object.assign(names, people)

/** What the person is called; an account that is gone, a station or the system by what it is called itself. */
export const whoIs = (userName: string) => names[userName] ?? userName
