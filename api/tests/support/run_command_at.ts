import { atMachine, type Machine } from '#tests/at_machine'
import { runCommand } from '#tests/run_command'

/** Runs a command as on another machine, as far as `atMachine` goes. */
export function runCommandAt(machine: Machine, name: string, args: string[] = []) {
  return atMachine(machine, () => runCommand(name, args))
}
