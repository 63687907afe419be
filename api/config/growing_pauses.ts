import { exponentialBackoff } from '@boringnode/queue'

/** Pauses between attempts of a job: a full disk or a busy database may take an hour to get well. */
export const growingPauses = () => exponentialBackoff({ baseDelay: '30s', maxDelay: '1h' })
