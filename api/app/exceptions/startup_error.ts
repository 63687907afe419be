/** The start cannot go on, for a reason that the message tells the operator in one sentence. */
export class StartupError extends Error {}
