import { paletteStyle } from '../../palette/palette.ts'

/** The one stylesheet of the reference, inlined: the page is a single request and runs no script. */
export const docsStyle = `
${paletteStyle}
:root{--serif:"Iowan Old Style","Palatino Linotype",Palatino,Georgia,serif;--sans:system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",Arial,sans-serif;--mono:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
*{box-sizing:border-box}
html{scroll-padding-top:1rem}
body{margin:0;background:var(--paper);color:var(--ink);font:15px/1.55 var(--sans);overflow-wrap:anywhere;border-top:.25rem solid var(--ink)}
a{color:inherit;text-decoration-color:color-mix(in srgb,var(--accent) 55%,transparent);text-underline-offset:.18em}
a:hover{color:var(--accent)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.skip{position:absolute;left:-99rem}.skip:focus{left:1rem;top:1rem;background:var(--ink);color:var(--paper);padding:.5rem 1rem;z-index:1}
.page{display:grid;grid-template-columns:16rem minmax(0,1fr);max-width:78rem;margin:0 auto}
nav{position:sticky;top:0;align-self:start;max-height:100vh;overflow-y:auto;padding:2rem 1rem 2rem 1.5rem;border-right:1px solid var(--rule);font-size:13px}
nav p{margin:0 0 1rem;font:700 1.15rem var(--serif)}
nav h2{font:600 13px var(--sans);margin:1.1rem 0 .25rem}
nav h2 a{text-decoration:none}
nav ul{list-style:none;margin:0;padding:0}
nav li a{display:block;padding:.16rem 0;color:var(--soft);text-decoration:none}
nav li a:hover{color:var(--accent)}
main{padding:2.5rem clamp(1rem,4vw,3rem) 5rem;min-width:0}
h1{font:700 clamp(2rem,1.4rem + 2.4vw,2.9rem)/1.08 var(--serif);letter-spacing:-.02em;margin:0 0 1rem}
main>section>h2{font:700 1.7rem/1.2 var(--serif);margin:3.5rem 0 0;padding-top:1.5rem;border-top:2px solid var(--ink)}
.lead{font:1.15rem/1.5 var(--serif);color:var(--soft);max-width:60ch;margin:0 0 1.5rem}
article{margin-top:2.2rem;padding:1.4rem;background:var(--sheet);border:1px solid var(--rule);border-radius:6px}
article h3{font:600 1.1rem/1.3 var(--sans);margin:0 0 .35rem}
article h3 a{text-decoration:none}
h4{font:600 13px var(--sans);color:var(--soft);margin:1.3rem 0 .35rem}
p{margin:.5rem 0;max-width:72ch}
.address{display:flex;flex-wrap:wrap;gap:.5rem .7rem;align-items:baseline;font:600 14px var(--mono);margin:0}
.method{color:var(--accent)}
.tags{display:flex;flex-wrap:wrap;gap:.4rem;margin:.6rem 0 0;padding:0;list-style:none;font-size:12px}
.tags li{border:1px solid var(--rule);border-radius:99px;padding:.08rem .6rem;color:var(--soft)}
.tags .cost{border-color:var(--accent);color:var(--accent)}
code,pre{font-family:var(--mono);font-size:.88em}
code{background:var(--raised);border-radius:3px;padding:.08em .3em}
pre{background:var(--raised);border-radius:5px;padding:.8rem 1rem;overflow-x:auto;margin:.3rem 0;line-height:1.5}
pre code{background:none;padding:0}
dl{margin:0;border-top:1px solid var(--rule)}
dl>div{display:grid;grid-template-columns:minmax(9rem,15rem) minmax(0,1fr);gap:.2rem 1rem;padding:.45rem 0;border-bottom:1px solid var(--rule)}
dt{font:600 13px/1.5 var(--mono)}
dt small{display:block;font:12px var(--sans);color:var(--accent)}
dd{margin:0}
dd .type{color:var(--soft);font-size:13px}
dd p{margin:.15rem 0 0}
dd dl{margin-top:.4rem}
details{margin-top:.6rem}
summary{cursor:pointer;color:var(--soft);font-size:13px;padding:.2rem 0}
table{border-collapse:collapse;width:100%;font-size:14px}
th,td{text-align:left;vertical-align:top;padding:.4rem .8rem .4rem 0;border-bottom:1px solid var(--rule)}
main>table th{white-space:nowrap}
@media(max-width:52rem){.page{display:block}nav{position:static;max-height:none;border-right:0;border-bottom:1px solid var(--rule);padding:1.2rem 1rem;display:flex;flex-wrap:wrap;gap:.1rem 1.1rem}nav p{width:100%;margin:0 0 .4rem}nav ul{display:none}nav h2{margin:0;padding:.35rem 0;color:var(--soft)}dl>div{display:block}article{padding:1rem}}
`
