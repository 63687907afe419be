import ace from '@adonisjs/core/services/ace'

/**
 * Runs a command inside the test's transaction.
 * @param answers what a person would type at a terminal, by prompt; without any nobody is there
 * @returns its exit code and its output, one line each
 */
export async function runCommand(
  name: string,
  args: string[] = [],
  answers: Record<string, string> = {}
) {
  await ace.boot()
  ace.ui.switchMode('raw')
  ace.ui.logger.flushLogs()
  for (const [prompt, answer] of Object.entries(answers)) ace.prompt.trap(prompt).replyWith(answer)
  const { isTTY } = process.stdin
  process.stdin.isTTY = Object.keys(answers).length > 0
  const { exitCode = 0, error } = await ace.exec(name, args)
  process.stdin.isTTY = isTTY
  if (error) throw error
  const logs: { message: string }[] = ace.ui.logger.getLogs()
  const lines = logs.map(({ message }) => message.replace(/^\S*\[ .*? \] /, ''))
  return { code: exitCode, output: lines.join('\n') }
}
