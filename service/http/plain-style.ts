import { paletteStyle } from '../palette/palette.ts'
import { plainFaces } from './plain-faces.ts'

/** The one stylesheet of the service's own pages: the dashboard's colours and typefaces, a sheet for what is to be read. */
export const plainStyle = `
${paletteStyle}
${plainFaces}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;background:var(--paper);color:var(--ink);font:15px/1.55 var(--sans);border-top:.25rem solid light-dark(var(--ink),var(--rule));overflow-wrap:anywhere}
header,main{max-width:38rem;margin:0 auto;padding:0 1.15rem}
header{padding-block:clamp(1.6rem,9vh,5.5rem) 1.3rem}
.wordmark{display:inline-flex;align-items:center;gap:.5rem;font:500 1.5rem/1 var(--serif);letter-spacing:-.015em}
.wordmark svg{height:1.6rem;width:auto;flex:none}
main{padding-bottom:4rem}
.sheet{background:var(--sheet);border:1px solid var(--rule);border-radius:8px;padding:clamp(1.35rem,5vw,2.2rem)}
.sheet+.sheet{margin-top:1rem}
h1{font:500 clamp(1.7rem,1.4rem + 1.4vw,2.1rem)/1.15 var(--serif);letter-spacing:-.015em;text-wrap:balance;margin:0 0 .75rem}
h2{font:500 1.15rem/1.35 var(--serif);margin:0}
p{margin:.75rem 0}
.sheet>:last-child{margin-bottom:0}
.soft{color:var(--soft);font-size:.92rem}
strong{font-weight:600}
dl{margin:1.3rem 0;border-top:1px solid var(--rule)}
dl>div{display:grid;grid-template-columns:6rem minmax(0,1fr);gap:.1rem 1rem;padding:.6rem 0;border-bottom:1px solid var(--rule)}
dt{color:var(--soft);font-size:.92rem}
dd{margin:0;font-weight:500}
.code{font:600 clamp(2.3rem,11vw,3.2rem)/1.2 var(--mono);letter-spacing:.16em;margin:1.3rem 0;font-variant-numeric:tabular-nums}
.choices{display:flex;flex-wrap:wrap;gap:.6rem;margin-top:1.5rem}
button,.button{display:inline-block;min-height:2.75rem;font:500 1rem/1.3 var(--sans);padding:.65rem 1.15rem;border:1px solid var(--ink);background:var(--ink);color:var(--paper);border-radius:5px;cursor:pointer;text-decoration:none}
[hidden]{display:none!important}
button:hover{opacity:.88}
button.quiet,a.button.quiet{background:none;color:var(--ink);border-color:var(--edge)}
button.link{min-height:2.25rem;padding:.3rem 0;border:0;background:none;color:var(--soft);font-size:.92rem;text-decoration:underline;text-underline-offset:.18em}
button.link:hover{color:var(--ink)}
.choices.links{gap:.2rem 1.4rem}
code{font:.88em var(--mono);background:var(--raised);border-radius:4px;padding:.15em .4em;box-decoration-break:clone;-webkit-box-decoration-break:clone}
ul.ways{margin:1rem 0 1.2rem;padding:0;list-style:none}.ways li{display:grid;grid-template-columns:13.5rem minmax(0,1fr);gap:0 1rem;padding:.6rem 0;border-top:1px solid var(--rule)}.ways a{color:var(--ink);font-weight:500;text-decoration-color:color-mix(in srgb,var(--accent) 55%,transparent)}.ways a:hover{color:var(--accent)}
@media(max-width:36rem){.ways li{grid-template-columns:minmax(0,1fr)}}
@media(max-width:30rem){.choices:not(.links) form,.choices:not(.links) button,.choices .button{width:100%;text-align:center}}
a{color:var(--accent);text-underline-offset:.18em}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
`
  .replace(/\n+/g, '')
  .trim()
