declare module 'espeak-ng' {
  type Espeak = {
    FS: { writeFile(path: string, bytes: Uint8Array): void; readFile(path: string): Uint8Array }
  }
  export default function createEspeak(options: {
    arguments: string[]
    preRun: ((program: Espeak) => void)[]
    print(line: string): void
    printErr(line: string): void
  }): Promise<Espeak>
}
