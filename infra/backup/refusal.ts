/** Why nothing was done, as one sentence for a person. */
export class BackupRefusal extends Error {}

/** Runs a command of this folder: a refusal becomes one line and exit code 1. */
export async function runOrRefuse(command: () => void | Promise<void>) {
  try {
    await command()
  } catch (error) {
    if (!(error instanceof BackupRefusal)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
