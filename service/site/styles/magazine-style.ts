import { besideText } from './beside-text.ts'

/** Pictures lead: a centred masthead, one large story, cards in columns, headlines in the middle of the page. */
export const magazineStyle = `
:root{--round:.2rem}
.masthead{flex-direction:column;padding-block:2rem 0;gap:1.3rem;text-align:center}
.masthead-title{font-size:clamp(1.9rem,1.4rem + 2.2vw,3rem);letter-spacing:-.03em;line-height:1.08}
.masthead-title img{max-height:4rem}
.nav{margin:0;width:100%;border-block:1px solid var(--rule);padding-block:.45rem}
.nav ul{justify-content:safe center;gap:.1rem 2rem}
@media(max-width:40rem){.nav ul{padding-inline-start:2rem}}
.home-head{padding-block:1.6rem 0}
.home-head p{margin:0;font-size:1.08rem;max-width:44rem}
@media(min-width:60rem){.home-head:not(.tag-head){display:flex;align-items:center;justify-content:space-between;gap:1rem 3rem}.home-head:not(.tag-head) .home-tools{margin:0;flex:none;flex-wrap:nowrap}.home-tools .search{flex:0 0 20rem}}
.tag-head p{margin:.5rem 0 0}
.home-head .is-in-masthead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.entries{gap:2.6rem 2.4rem;padding-block:2.2rem 3.4rem}
.entry{border:0;padding:0}
.entry h2{font-size:1.34rem;margin:1rem 0 .5rem}
.entry p{font-size:1rem}
.entry .entry-topic{font:600 .8rem/1.4 var(--sans);color:var(--accent);margin:1rem 0 -.6rem}
.lead{padding-bottom:2.6rem;border-bottom:1px solid var(--rule)}
.lead .entry h2{font-size:clamp(1.8rem,1.3rem + 2.2vw,2.9rem);line-height:1.08;letter-spacing:-.022em}
.lead .entry p:not(.entry-topic){font-size:1.16rem}
@media(min-width:40rem){.entries{grid-template-columns:repeat(2,minmax(0,1fr))}.lead{grid-column:1/-1}}
@media(min-width:60rem){.entries:not(.is-pair){grid-template-columns:repeat(3,minmax(0,1fr))}
.lead .entry{display:grid;grid-template-columns:minmax(0,7fr) minmax(0,5fr);gap:3rem;align-items:center}.lead .entry-topic{margin-top:0}}
.article>.article-head{text-align:center;max-width:54rem}
.article-head h1{font-size:clamp(2.2rem,1.4rem + 3.6vw,4rem);line-height:1.04}
.article-head .standfirst{max-width:44rem;margin-inline:auto;text-wrap:balance}
.byline{justify-content:center}.byline .meta{justify-content:center}.author{text-align:start}
@media(max-width:59.99rem){.author{flex-basis:100%;justify-content:center}.author>:only-child{text-align:center}}
@media(min-width:60rem){.article>.pictured{text-align:start;max-width:none;grid-template-columns:repeat(2,minmax(0,1fr))}.pictured h1{font-size:clamp(2.2rem,1.2rem + 2.3vw,3.2rem)}.pictured .standfirst{margin-inline:0;text-wrap:pretty}.pictured :is(.byline,.meta){justify-content:start}}
.contents{padding-inline:1.2rem;border:1px solid var(--rule);border-radius:var(--round)}
@media(min-width:60rem){.article>*{margin-inline:0}}
@media(min-width:75rem){.article{display:grid;grid-template-columns:minmax(0,41rem) minmax(0,17rem);column-gap:5rem;justify-content:space-between;align-items:start}
.article>*{grid-column:1;width:100%}.article>.article-head{grid-column:1/-1}
.contents{grid-column:2;grid-row:2/span 9;position:sticky;top:1.6rem;border:0;border-top:.12rem solid var(--ink);border-radius:0;padding:0;margin:0;max-height:calc(100vh - 3rem);overflow-y:auto}
.contents summary{list-style:none;pointer-events:none;padding-block:.8rem .5rem}
.contents summary::-webkit-details-marker{display:none}
.contents details::details-content{content-visibility:visible;block-size:auto}${besideText}
.article>.end-next{grid-column:1/-1;position:relative;z-index:1;background:var(--paper);max-width:none;width:100%}.end-next .next:not(.beside){grid-template-columns:repeat(3,minmax(0,1fr));gap:2.4rem}}
.end h2{text-transform:none}
.footer{justify-content:center;text-align:center;flex-direction:column;align-items:center}.footer ul{justify-content:center}
`
