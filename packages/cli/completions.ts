import { command } from './command.ts'
import { commandNames, optionNames } from './help.ts'
import { UsageError } from './usage-error.ts'

const dashed = (name: string) => (optionNames(name) ?? []).map((option) => `--${option}`).join(' ')

/** A script that completes the commands and their options of a program called `masthead`, as `npm link` installs it. */
export function completions(shell: string): string {
  if (shell === 'fish') return fish()
  // zsh reads the completions of bash once it is told to.
  if (shell === 'zsh') return `autoload -U +X bashcompinit && bashcompinit\n${bash()}`
  if (shell === 'bash') return bash()
  throw new UsageError(`SHELL is bash, zsh or fish, for example: ${command} completions bash`)
}

function bash(): string {
  const cases = commandNames.map((name) => `    ${name}) words="${dashed(name)}" ;;`)
  return `_masthead() {
  local words
  case "\${COMP_WORDS[1]}" in
${cases.join('\n')}
    *) words="${commandNames.join(' ')}" ;;
  esac
  [ "$COMP_CWORD" -eq 1 ] && words="${commandNames.join(' ')}"
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _masthead masthead
`
}

function fish(): string {
  const lines = commandNames.flatMap((name) => [
    `complete -c masthead -n __fish_use_subcommand -f -a ${name}`,
    ...(optionNames(name) ?? []).map(
      (option) => `complete -c masthead -n '__fish_seen_subcommand_from ${name}' -l ${option}`,
    ),
  ])
  return `${lines.join('\n')}\n`
}
