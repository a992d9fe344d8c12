import { besideText } from './beside-text.ts'

/** The text first: a quiet masthead, dates in a column of their own, the table of contents beside the text. */
export const journalStyle = `
body{border-top:.25rem solid var(--fill)}
.masthead{border-bottom:1px solid var(--rule);padding-block:1.2rem 1.1rem}
:root{--round:.15rem}
@media(min-width:46rem){.lead .entry{padding-top:2.1rem;padding-bottom:2.4rem}.lead .entry h2{font-size:2.1rem;line-height:1.12}.lead .entry p{font-size:1.2rem}
.entry{display:grid;grid-template-columns:minmax(0,11rem) minmax(0,1fr);column-gap:2.5rem}.entry .meta{grid-row:1/3;flex-direction:column;padding-top:.4rem}.entry h2,.entry p{grid-column:2;max-width:38rem}}
.results .entry{display:block}
@media(min-width:70rem){.article{display:grid;grid-template-columns:13.5rem minmax(0,41rem) 1fr;column-gap:4.2rem;align-items:start}
.article>*{grid-column:2;margin-inline:0;width:100%}
.article>.article-head{grid-column:1/-1;max-width:none}
.head-text>*{max-width:25ch}.head-text>.standfirst{max-width:50ch}.head-text>.byline{max-width:none}
.article-head{margin-bottom:2.8rem}
.contents{grid-column:1;grid-row:2/span 9;position:sticky;top:1.6rem;border:0;border-top:.12rem solid var(--ink);margin:0;max-height:calc(100vh - 3rem);overflow-y:auto}
.contents summary{list-style:none;pointer-events:none;padding-block:.8rem .5rem}
.contents summary::-webkit-details-marker{display:none}
.contents details::details-content{content-visibility:visible;block-size:auto}${besideText}
.article>.end-next{grid-column:1/-1;position:relative;z-index:1;background:var(--paper);max-width:none;width:100%}.end-next .next:not(.beside){grid-template-columns:repeat(3,minmax(0,1fr));gap:2.4rem}}
`
