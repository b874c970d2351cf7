/** What a state means to whoever must act on it. Colours follow the meaning (`--state-…` in tokens.css). */
export type Tone = 'good' | 'busy' | 'wait' | 'warn' | 'bad' | 'plan' | 'idle' | 'none'
