/** The program as the package has it, in one file. */
import './packed-command.ts'
import './start.ts'
