/** Why nothing was done, as one sentence for a person. */
export class CommandError extends Error {}
