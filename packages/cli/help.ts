import { command } from './command.ts'

export const help = `masthead: write and publish articles from a terminal

${command} COMMAND, in the repository of Masthead:

  claim EMAIL                    get a key: a link is mailed, its page shows a code
  login                          use a key that you have (MASTHEAD_KEY, or typed)
  whoami                         who this key belongs to
  credits                        what can be spent
  write "TOPIC"                  show the price, ask, write, and show the result
      --size SIZE                mini, standard, full or pillar
      --source URL               a page to write from; up to three times
      --language TAG             for example de
      --publish                  publish it when it is written
      --print                    print the text as Markdown
      --yes                      do not ask
  publish ID                     publish a draft
  deliveries                     the newest webhook deliveries
      --follow                   and those to come, until Ctrl-C
  listen                         forward events to this machine, until Ctrl-C
      --forward-to ADDRESS       for example http://localhost:3001/hooks

  --url ADDRESS                  the service (also MASTHEAD_URL); saved by claim and login
  --json                         results as JSON, one value a line
  --help                         this text

Exit codes: 0 done, 1 failed, 2 wrong use or answered no, 3 no valid key, 4 too few credits
`
