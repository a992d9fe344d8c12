/** What a landing page needs besides the stylesheet of the published pages. */
export const landingStyle = `
.guide{padding-block:clamp(2.2rem,6vw,4.5rem) 4rem;display:grid;gap:2.6rem clamp(2rem,6vw,5rem);grid-template-columns:minmax(0,1fr)}
.guide h1{font-size:clamp(2.1rem,1.35rem + 3vw,3.3rem);line-height:1.07;letter-spacing:-.022em;margin:0 0 1rem}
.guide .kind{font:600 .9rem var(--sans);color:var(--accent);margin:0 0 .8rem}
.guide .standfirst{margin-bottom:0}
.inside h2{font:700 .95rem/1.3 var(--sans);letter-spacing:0;margin:0 0 .6rem}
.inside ol{list-style:none;counter-reset:part;margin:0;padding:0;font-size:1.02rem;line-height:1.45}
.inside li{counter-increment:part;display:grid;grid-template-columns:2.1rem minmax(0,1fr);padding-block:.55rem;border-bottom:1px solid var(--rule)}
.inside li::before{content:counter(part);color:var(--accent);font:600 .92rem/1.6 var(--sans)}
.inside p{font:400 .84rem/1.5 var(--sans);color:var(--soft);margin:.9rem 0 0}
.guide .ask{background:var(--raised);border-top:.25rem solid var(--fill);border-radius:var(--round);padding:1.6rem 1.7rem 1.5rem;font:400 1rem/1.5 var(--sans);align-self:start}
.ask .problem{color:var(--accent);font-weight:600;margin:0 0 1rem;font-size:.92rem}
@media(min-width:58rem){.guide{grid-template-columns:minmax(0,1fr) 25rem;grid-template-rows:auto 1fr}.guide .ask{grid-column:2;grid-row:1/3}}
`
  .replace(/\n+/g, '')
  .trim()
