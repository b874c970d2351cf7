/** Why the server cannot start, for the person at the keyboard: a sentence they can act on. Everything else is a bug and keeps its stack. */
export class StartError extends Error {}
