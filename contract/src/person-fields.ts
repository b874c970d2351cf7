/** A change history keeps records as they were stored: in these of their fields somebody is named by account. */
export const isPersonField = (name: string) => /By$|Users$|^authors$/.test(name)
