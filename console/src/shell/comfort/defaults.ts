type Defaults = {
  /** The builds that keep a list of the errors they meet: one, or several. */
  errorLog: string | readonly string[]
}

/** What whoever builds the console decides; the value is the specification's. What a person decides is in the contract's Settings. */
export const defaults: Defaults = { errorLog: 'production' }
