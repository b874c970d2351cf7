type Defaults = {
  /** Whether people find the handle of the settings at the right edge. */
  showSettings: boolean
  /** The builds that keep a list of the errors they meet: one, or several. */
  errorLog: string | readonly string[]
}

/** What whoever builds the console decides; the values are the specification's. What a person decides is in the contract's Settings. */
export const defaults: Defaults = { showSettings: true, errorLog: 'production' }
