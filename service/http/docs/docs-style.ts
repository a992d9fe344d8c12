import { paletteStyle } from '../../palette/palette.ts'
import { plainFaces } from '../plain-faces.ts'

/** The one stylesheet of the documentation, inlined: a page is one request, and the script one more. */
export const docsStyle = `
${paletteStyle}
${plainFaces}
:root{--string:#3f6b2a;--number:#8a4a10;--word:#7a3a78}
@media(prefers-color-scheme:dark){:root{--string:#a5c98a;--number:#e0a870;--word:#d3a0d0}}
*{box-sizing:border-box}
html{--bar:3.9rem;scroll-padding-top:calc(var(--bar) + 1rem)}
.codes h2+dl>div:first-child{scroll-margin-top:3.2rem}
body{margin:0;background:var(--paper);color:var(--ink);font:15px/1.55 var(--sans);overflow-wrap:anywhere}
a{color:inherit;text-decoration-color:color-mix(in srgb,var(--accent) 55%,transparent);text-underline-offset:.18em}
a:hover{color:var(--accent)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.skip{position:absolute;left:-99rem}.skip:focus{left:1rem;top:1rem;background:var(--ink);color:var(--paper);padding:.5rem 1rem;z-index:3}
.top{position:sticky;top:0;z-index:2;display:flex;gap:1.2rem;align-items:center;padding:0 1.5rem;min-height:var(--bar);background:var(--paper);border-bottom:1px solid var(--rule);border-top:.25rem solid light-dark(var(--ink),var(--rule))}
.wordmark{display:inline-flex;align-items:center;gap:.4rem;font:500 1.3rem/1 var(--serif);letter-spacing:-.015em;text-decoration:none;white-space:nowrap}.wordmark:hover{color:inherit}.wordmark svg{height:1.4rem;width:auto;flex:none}
.find{position:relative;flex:1;max-width:28rem;margin-left:auto}
input,select,textarea,button{font:inherit;color:inherit}
input,select,textarea{background:var(--sheet);border:1px solid var(--rule);border-radius:6px;padding:.4rem .6rem;width:100%}
textarea{font:13px/1.5 var(--mono)}
.dashboard{font-size:14px;font-weight:500;white-space:nowrap}.top form{display:contents}.key{display:flex;align-items:center;gap:.5rem;font-size:13px;white-space:nowrap}.key input{width:11rem}
@media(scripting:none){.find,.key,.try,.tabs,.copy{display:none}}
#results{position:absolute;left:0;right:0;top:100%;margin:.3rem 0 0;padding:0;list-style:none;background:var(--sheet);border-radius:8px;box-shadow:0 8px 30px rgb(0 0 0/.18);max-height:70vh;overflow:auto}
#results a{display:block;padding:.5rem .8rem;text-decoration:none}#results a:hover,#results a:focus{background:var(--raised)}
#results .none{padding:.6rem .8rem;color:var(--soft)}#results small{display:block;color:var(--soft);font-size:12px}
.page{display:grid;grid-template-columns:15rem minmax(0,1fr);max-width:92rem;margin:0 auto}
nav{position:sticky;top:var(--bar);align-self:start;max-height:calc(100vh - var(--bar));overflow-y:auto;padding:1.2rem 1rem 2rem 1.5rem;font-size:14px}
@supports selector(::details-content){@media(width>56rem){nav summary{display:none}nav details::details-content{content-visibility:visible}}}
nav p{margin:1.1rem 0 .25rem;font-weight:600}
nav ul{list-style:none;margin:0;padding:0}
nav li a{display:block;padding:.2rem .5rem;margin-left:-.5rem;border-radius:5px;color:var(--soft);text-decoration:none}
nav ul ul{margin:.1rem 0 .4rem;padding-left:.6rem;font-size:13px}nav li a:hover{color:var(--accent)}nav a[aria-current]{background:var(--raised);color:var(--ink)}nav a[aria-current=page]{font-weight:600}nav a[aria-current=location]{box-shadow:inset 2px 0 var(--accent)}
main>ul a{display:inline-block;vertical-align:top;padding:.2rem 0}
.index,.jump{list-style:none;margin:1.2rem 0 1.6rem;padding:0}.index a{display:grid;grid-template-columns:4.2rem minmax(0,1fr) minmax(0,1.2fr);column-gap:.6rem;align-items:baseline;text-decoration:none}@media(width<=56rem){.index a{grid-template-columns:4.2rem minmax(0,1fr)}.index .where{grid-column:2}}.index li{border-top:1px solid var(--rule)}.index li a{padding:.4rem 0}.index code{background:none;color:var(--soft);padding:0 .8rem 0 0}.index a:hover{text-decoration:underline;text-underline-offset:.18em}
.jump{display:flex;flex-wrap:wrap;gap:.1rem 1.4rem}
main{padding:2rem clamp(1rem,3vw,2.5rem) 5rem;min-width:0}
h1{font:500 clamp(1.9rem,1.4rem + 2vw,2.6rem)/1.1 var(--serif);letter-spacing:-.015em;text-wrap:balance;margin:0 0 .8rem}
.lead{font:1.05rem/1.5 var(--sans);color:var(--soft);max-width:60ch;margin:0 0 1.2rem}
article{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:0 2.5rem;padding:2.2rem 0;border-top:1px solid var(--rule)}
article{content-visibility:auto;contain-intrinsic-size:auto 60rem}
.shown{position:sticky;top:calc(var(--bar) + 1rem);align-self:start;max-height:calc(100vh - var(--bar) - 2rem);overflow:auto;scrollbar-width:thin}.shown:has(.try[open]){position:static;max-height:none}
h2{font:500 1.45rem/1.25 var(--serif);margin:0 0 .4rem}h2 a,h3 a{text-decoration:none}
h3{font:600 14px var(--sans);margin:1.5rem 0 .4rem}
p{margin:.5rem 0;max-width:70ch}
.address{display:flex;flex-wrap:wrap;gap:.5rem;align-items:baseline}.address code{font-weight:600;background:none;padding:0}
.method{font:700 12px var(--mono);color:var(--accent)}.method.get{color:var(--string)}.method.post{color:var(--word)}:is(.method.put,.method.patch){color:var(--number)}
.facts{display:flex;flex-wrap:wrap;gap:.2rem 1.1rem;margin:.8rem 0 0;padding:0;list-style:none;font-size:13px;color:var(--soft)}.facts b{color:var(--ink)}
code,pre{font-family:var(--mono);font-size:.9em}
code{background:var(--raised);border-radius:3px;padding:.05em .3em}
pre{margin:0;padding:.9rem 1rem;overflow:auto;line-height:1.5;max-height:30rem;font-size:13px}pre code{display:block;background:none;padding:0;font-size:inherit;white-space:pre-wrap}
.samples pre{font-size:12.5px}
.code{position:relative;margin:0 0 1rem;background:var(--raised);border-radius:8px}
.code figcaption:empty{display:none}.code figcaption{padding:.5rem 1rem 0;font-size:12px;color:var(--soft)}
.copy{position:absolute;right:.5rem;top:.4rem;font-size:12px;border:1px solid var(--rule);background:var(--sheet);border-radius:5px;padding:.1rem .55rem;cursor:pointer}
.ids{font-size:13px;color:var(--soft);margin:-.4rem 0 1rem}
.samples .copy{top:-2rem;right:0}
.tabs{position:absolute;top:0;display:flex;gap:.3rem}
.tabs button{border:0;background:none;border-radius:5px;padding:.2rem .6rem;font-size:13px;color:var(--soft);cursor:pointer}.tabs [aria-pressed=true]{background:var(--raised);color:var(--ink);font-weight:600}
@media(scripting:enabled){.samples{position:relative;padding-top:2.2rem}.samples .code,.samples figcaption{display:none}[data-language=bash] .samples [data-language=bash],[data-language=typescript] .samples [data-language=typescript],[data-language=python] .samples [data-language=python]{display:block}}
.hljs-string,.hljs-attr .hljs-string{color:var(--string)}.hljs-number,.hljs-literal{color:var(--number)}.hljs-keyword,.hljs-built_in{color:var(--word)}.hljs-comment{color:var(--soft)}
dl{margin:0}
dl>div{padding:.55rem 0;border-top:1px solid var(--rule)}dl>div:target{background:var(--raised);box-shadow:inset 3px 0 var(--accent);padding-left:.8rem}
dt{font:600 13px/1.5 var(--mono)}dt small{font:12px var(--sans);color:var(--accent);margin-left:.5rem}
dd{margin:0;font-size:14px}dd .type{color:var(--soft);font-size:13px}dd p{margin:.1rem 0 0}dd dl{padding-left:1rem;border-left:2px solid var(--rule)}
.shape{color:var(--soft);font-size:13px;margin-top:1rem}
.codes{max-width:52rem}.codes h2{margin-top:2.4rem}.codes dt a{text-decoration:none}.codes dt small{color:var(--soft)}.by{color:var(--soft);font-size:13px}
details{margin-top:.5rem}summary{cursor:pointer;color:var(--soft);font-size:13px;padding:.15rem 0;list-style:none}summary::-webkit-details-marker{display:none}summary::before{content:"";display:inline-block;width:.4em;height:.4em;margin:0 .6em .12em .1em;border:solid currentColor;border-width:0 1.5px 1.5px 0;transform:rotate(-45deg)}[open]>summary::before{transform:translateY(-.1em) rotate(45deg)}
table{border-collapse:collapse;width:100%;font-size:14px;margin:.5rem 0}
th,td{text-align:left;vertical-align:top;padding:.4rem .8rem .4rem 0;border-bottom:1px solid var(--rule)}th,td{overflow-wrap:break-word}td:not(:first-child) code{overflow-wrap:anywhere}@media(width>40rem){th{white-space:nowrap}td:first-child :is(code,a){white-space:nowrap}}table+h2{margin-top:2.2rem}
.try form{display:grid;gap:.6rem;padding:.4rem 0}.try label{font:13px var(--mono)}
.try button{justify-self:start;background:var(--ink);color:var(--paper);border:0;border-radius:6px;padding:.45rem 1rem;cursor:pointer}.try button:disabled{opacity:.5}
output{font:13px/1.5 var(--mono);white-space:pre-wrap;max-height:24rem;overflow:auto}
.ways{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(17rem,100%),1fr));gap:.9rem;margin:1.4rem 0 1.8rem}.ways section{display:grid;grid-template-columns:minmax(0,1fr);grid-template-rows:auto 1fr auto auto;background:var(--sheet);border:1px solid var(--rule);border-radius:10px;padding:.9rem 1rem}.ways h2{margin:0}.ways p{margin:.1rem 0 0}.ways h2+p{color:var(--soft);font-size:14px}.ways .code{margin:.6rem 0;min-width:0}.ways .code pre{padding:2.1rem .85rem .7rem;max-height:none}.ways a{font-weight:600}
.about th{padding-right:1.2rem;font-weight:600;white-space:nowrap}.about tr:first-child :is(th,td){border-top:1px solid var(--rule)}
.about~h2{margin:2.6rem 0 0}h2 small{font:14px/1.4 var(--sans);color:var(--soft);margin-left:.6rem}.entries{list-style:none;margin:1rem 0 0;padding:0;display:grid;grid-template-columns:repeat(auto-fill,minmax(min(17rem,100%),1fr));gap:0 2.2rem}.entries li{border-top:1px solid var(--rule);padding:.75rem 0 1.05rem}.entries a{font-weight:600}.entries p{margin:.2rem 0 0;font-size:14px;color:var(--soft)}
.meant{padding:0;list-style:none}.meant code{color:var(--soft);background:none}
.guide{max-width:48rem;min-width:0}.with-contents{display:grid;grid-template-columns:minmax(0,48rem) 13rem;gap:0 3.5rem}.contents{position:sticky;top:calc(var(--bar) + 1.6rem);align-self:start;max-height:calc(100vh - var(--bar) - 3rem);overflow-y:auto;font-size:13px}.contents p{margin:0 0 .5rem;font-weight:600}.contents ul{list-style:none;margin:0;padding:0;border-left:1px solid var(--rule)}.contents a{display:block;padding:.24rem 0 .24rem .9rem;color:var(--soft);text-decoration:none}.contents .sub a{padding-left:1.8rem}.contents a:hover{color:var(--accent)}@media(width<=76rem){.with-contents{display:block}.contents{display:none}}.guide h2{margin-top:2.2rem}.guide .code{margin:1rem 0}
@media(max-width:80rem){article{display:block}.shown{position:static;max-height:none;margin-top:1.5rem}}
@media(width<=56rem){.page{display:block}.top{gap:.8rem;padding:.5rem 1rem;position:relative}.top .key{display:none}.find{position:static;min-width:0;max-width:none}#results{left:1rem;right:1rem}nav .key{margin:.8rem 0 0}nav .key input{flex:1;width:auto}nav{position:static;max-height:none;padding:.5rem 1rem;border-bottom:1px solid var(--rule)}html{scroll-padding-top:1rem}input,select,textarea{font-size:16px}}
@media(width<=30rem){.wordmark{font-size:1.15rem}}
`
