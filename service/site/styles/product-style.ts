import { besideText } from './beside-text.ts'

/** The company's blog: its colour in a band, cards, the next step in the masthead, contents at the side. */
export const productStyle = `
:root{--round:.7rem}
.masthead .button{padding:.5rem .95rem;font-size:.88rem}
.nav a{color:var(--ink)}
h1,h2,h3{letter-spacing:-.025em}
.home-head,.article-head{background:var(--band);border-image:conic-gradient(var(--band) 0 0) fill 0//0 100vmax}
.home-head{--band:var(--fill);color:var(--on-fill);padding-block:clamp(2.8rem,7vw,5.5rem)}
.home-head h1{max-width:18ch}.tag-head :is(.meta,a:hover){color:inherit}
.home-head p{color:inherit;font-size:1.3rem}
.search input{border-color:transparent}.search .button{background:var(--on-fill);color:var(--fill)}
.entries{gap:2.2rem;padding-block:2.8rem 3.6rem}
.entry{border:0;padding:0}
.entry h2{font-size:1.32rem;margin:1rem 0 .5rem}
.entry p{font-size:1rem}
.entry .entry-topic{font:600 .8rem/1.4 var(--sans);color:var(--accent);margin:1.1rem 0 -.55rem}
.lead .entry{background:var(--raised);border-radius:1rem;padding:clamp(1.2rem,3vw,2.2rem)}
.lead .entry h2{font-size:clamp(1.6rem,1.2rem + 1.8vw,2.4rem);line-height:1.12}
@media(min-width:40rem){.entries{grid-template-columns:repeat(2,minmax(0,1fr))}.lead{grid-column:1/-1}}
@media(min-width:60rem){.entries:not(.is-pair){grid-template-columns:repeat(3,minmax(0,1fr))}
.lead .entry{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:2.6rem;align-items:center}.lead .art{order:1}.lead .entry-topic{margin-top:0}}
.article{padding-top:0}
.article>.article-head{max-width:none}
.article-head{--band:var(--raised);padding-block:clamp(1.8rem,4vw,3rem) clamp(1.6rem,3.5vw,2.6rem);margin-bottom:2.4rem}
.article-head h1{max-width:22ch;font-size:clamp(2rem,1.3rem + 3vw,3.4rem)}
.article-head .standfirst{max-width:46rem}
.takeaways{border-radius:var(--round);border-top:0;border-inline-start:.25rem solid var(--fill)}
.step{background:var(--fill);color:var(--on-fill);border:0;padding:1.9rem}
.step .step-title{color:inherit;font-size:1.25rem;letter-spacing:-.01em}
.step .button{background:var(--on-fill);color:var(--fill)}
.step.ask{background:var(--raised);color:var(--ink)}.step.ask .button{background:var(--fill);color:var(--on-fill)}
.contents{border:1px solid var(--rule);border-radius:var(--round);padding-inline:1.1rem}
@media(min-width:64rem){.article{display:grid;grid-template-columns:minmax(0,41rem) minmax(0,17rem);column-gap:5rem;justify-content:space-between;align-items:start}
.article>*{grid-column:1;margin-inline:0;width:100%}
.article>.article-head{grid-column:1/-1;width:100%}
.contents{grid-column:2;grid-row:2/span 9;position:sticky;top:1.6rem;border:0;border-inline-start:1px solid var(--rule);border-radius:0;padding-inline:1.4rem 0;max-height:calc(100vh - 3rem);overflow-y:auto}
.contents summary{list-style:none;pointer-events:none;padding-block:0 .5rem}
.contents summary::-webkit-details-marker{display:none}
.contents details::details-content{content-visibility:visible;block-size:auto}${besideText}
.article>.end-next{grid-column:1/-1;position:relative;z-index:1;background:var(--paper);max-width:none;width:100%}.end-next .next:not(.beside){grid-template-columns:repeat(3,minmax(0,1fr));gap:2.4rem}}
`
