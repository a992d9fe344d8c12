import { paletteStyle } from '../palette/palette.ts'

/**
 * The one stylesheet of every published page, inlined: a page is a single request and runs no script. Paper and ink,
 * one accent, the reader's own serif. Sizes are in rem, so that the reader's text size is obeyed.
 */
export const siteStyle = `
${paletteStyle}
:root{--serif:"Iowan Old Style","Palatino Linotype",Palatino,"URW Palladio L",P052,"Noto Serif",Georgia,Cambria,serif;
--sans:system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Helvetica Neue",Arial,sans-serif}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-top:1.5rem}
@media(prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}
body{margin:0;background:var(--paper);color:var(--ink);font:clamp(1.125rem,1.05rem + .25vw,1.22rem)/1.65 var(--serif);overflow-wrap:break-word;text-rendering:optimizeLegibility;border-top:.25rem solid var(--ink)}
:lang(zh),:lang(ja),:lang(ko){line-break:strict;line-height:1.85}
:lang(ar),:lang(ur),:lang(fa),:lang(hi),:lang(bn){line-height:1.9}
a{color:inherit;text-decoration-color:color-mix(in srgb,var(--accent) 55%,transparent);text-decoration-thickness:.07em;text-underline-offset:.18em}
a:hover{color:var(--accent);text-decoration-color:currentColor}
:focus-visible{outline:.16rem solid var(--accent);outline-offset:.18rem;border-radius:.1rem}
::selection{background:color-mix(in srgb,var(--accent) 25%,transparent)}
img{display:block;max-width:100%;height:auto}
.skip{position:absolute;inset-inline-start:-999rem;background:var(--ink);color:var(--paper);font:600 .9rem var(--sans);padding:.6rem 1rem;z-index:1}
.skip:focus{inset-inline-start:1rem;top:1rem;color:var(--paper)}
.frame{max-width:74rem;margin-inline:auto;padding-inline:clamp(1.15rem,4vw,2.5rem)}
.masthead{display:flex;align-items:baseline;justify-content:space-between;gap:1rem;padding-block:1.35rem 1.1rem;border-bottom:1px solid var(--rule)}
.masthead a{text-decoration:none}
.masthead-title{font-weight:700;font-size:1.2rem;letter-spacing:-.005em;line-height:1.3}
.masthead-feed{font:500 .8rem var(--sans);color:var(--soft);white-space:nowrap;padding-block:.3rem}
h1,h2,h3,h4{line-height:1.18;text-wrap:balance;letter-spacing:-.012em;font-weight:700}
.meta{display:flex;flex-wrap:wrap;gap:.3rem 1.1rem;margin:0;padding:0;list-style:none;font:400 .84rem/1.5 var(--sans);color:var(--soft)}
.trust{display:inline-flex;align-items:center;gap:.5em;color:var(--ink);font-weight:500}
.trust::before{content:"";inline-size:.58em;block-size:.58em;border:.13em solid var(--accent);border-radius:50%;flex:none}
.trust-sourced::before,.trust-unlisted::before,.trust-digest::before{background:var(--accent)}
.trust-mixed::before{background:linear-gradient(to top,var(--accent) 50%,transparent 50%)}
.article{padding-block:clamp(2.2rem,6vw,4.5rem) 4rem}
.article>*{max-width:66ch;margin-inline:auto}
.article-head{margin-bottom:2.4rem}
.article-head h1{font-size:clamp(2.1rem,1.35rem + 3.3vw,3.5rem);line-height:1.06;letter-spacing:-.022em;margin:0 0 1.1rem}
.standfirst{font-size:clamp(1.18rem,1.08rem + .5vw,1.4rem);line-height:1.45;color:var(--soft);margin:0 0 1.5rem;text-wrap:pretty}
.article .banner{max-width:none;margin:0 auto 2.6rem}
.banner img{width:100%;border-radius:.15rem}
.listen{margin:0 auto 2.4rem}.listen figcaption{margin:0 0 .5rem}.listen audio{display:block;inline-size:100%}
.contents{margin-bottom:2.4rem;font:400 .92rem/1.45 var(--sans);border-block:1px solid var(--rule)}
.contents summary{cursor:pointer;font-weight:600;padding-block:.85rem}
.contents ol{list-style:none;margin:0;padding:0 0 .9rem}
.contents li a{display:block;padding-block:.35rem;color:var(--soft);text-decoration:none}
.contents li a:hover{color:var(--accent)}
.prose>:first-child{margin-top:0}
.prose p,.prose ul,.prose ol,.prose blockquote,.prose pre{margin:0 0 1.25em;text-wrap:pretty}
.prose h2{font-size:clamp(1.5rem,1.35rem + .7vw,1.85rem);margin:2.3em 0 .65em}
.prose h3{font-size:1.25rem;margin:1.9em 0 .5em}
.prose h4,.prose h5,.prose h6{font-size:1.08rem;margin:1.6em 0 .4em;letter-spacing:0}
.prose ul,.prose ol{padding-inline-start:1.4em}
.prose li{margin-block:.35em;padding-inline-start:.25em}
.prose li::marker{color:var(--accent)}
.prose hr{border:0;border-top:1px solid var(--rule);margin:2.8em auto;width:6rem}
.prose blockquote{margin-inline:0;padding-inline-start:1.25em;border-inline-start:.18rem solid var(--accent);font-style:italic}
:is(:lang(zh),:lang(ja),:lang(ko),:lang(ar),:lang(ur),:lang(fa),:lang(hi),:lang(bn)) .prose blockquote{font-style:normal}
.prose code{font-size:.86em;background:var(--raised);padding:.12em .35em;border-radius:.2em}
.prose pre{background:var(--raised);padding:1rem 1.2rem;overflow-x:auto;font-size:.95rem;line-height:1.5;border-radius:.2rem}
.prose pre code{background:none;padding:0}
.prose figure{margin:2.2em 0}
@media(prefers-color-scheme:dark){.prose img,.banner img{filter:brightness(.86)}}
.prose figure img{width:100%;border:1px solid var(--rule);border-radius:.15rem}
figcaption{font:400 .84rem/1.5 var(--sans);color:var(--soft);margin-top:.6rem}
.reference,.prose sup{unicode-bidi:isolate;font:600 .66em/1 var(--sans);vertical-align:.5em;margin-inline-start:.1em;white-space:nowrap}
.reference a,.prose sup a{color:var(--accent);text-decoration:none;padding:.3em .06em}
.reference a:hover,.prose sup a:hover{text-decoration:underline}
.reference a:target{background:color-mix(in srgb,var(--accent) 22%,transparent);border-radius:.2em}
.takeaways{background:var(--raised);border-top:.18rem solid var(--accent);padding:1.35rem 1.6rem .5rem;margin:0 0 2.4rem;border-radius:0 0 .2rem .2rem}
.prose .takeaways h2{font:700 .84rem/1.3 var(--sans);letter-spacing:.01em;margin:0 0 .8rem;color:var(--accent)}
.takeaways li{margin-block:.5em}.prose .takeaways :is(ul,ol){margin-bottom:.9rem}
.table-frame{overflow-x:auto;background:linear-gradient(to right,var(--paper) 30%,transparent) 0 0/2.5rem 100% local no-repeat,linear-gradient(to left,var(--paper) 30%,transparent) 100% 0/2.5rem 100% local no-repeat,linear-gradient(to right,color-mix(in srgb,var(--ink) 16%,transparent),transparent) 0 0/.8rem 100% scroll no-repeat,linear-gradient(to left,color-mix(in srgb,var(--ink) 16%,transparent),transparent) 100% 0/.8rem 100% scroll no-repeat;margin:2em 0;border-block:.12rem solid var(--ink)}
.table-frame table{border-collapse:collapse;width:100%;font:400 .92rem/1.45 var(--sans)}
.table-frame th{text-align:start;font-weight:600;vertical-align:bottom;border-bottom:1px solid var(--ink)}
.table-frame th,.table-frame td{padding:.6rem 1.1rem .6rem 0;min-width:6.5rem}
[dir=rtl] .table-frame :is(th,td){padding:.6rem 0 .6rem 1.1rem}
.table-frame :is(th,td):last-child{padding-inline-end:0}
.table-frame td{vertical-align:top;border-bottom:1px solid var(--rule)}
.table-frame tr:last-child td{border-bottom:0}
.table-frame .number{text-align:end;font-variant-numeric:tabular-nums lining-nums}
[dir=rtl] .table-frame td{unicode-bidi:plaintext;text-align:right}
[dir=rtl] .table-frame td.number{text-align:left}
[align=left]{text-align:left}[align=right]{text-align:right}[align=center]{text-align:center}
.end{margin-top:3.4rem;padding-top:1.3rem;border-top:1px solid var(--rule);font-family:var(--sans)}
.end h2{font:700 .95rem/1.3 var(--sans);letter-spacing:0;margin:0 0 1rem}
.source-list{list-style:none;margin:0;padding:0;font-size:.92rem;line-height:1.5}
.source-list li{display:grid;grid-template-columns:2.1rem minmax(0,1fr) auto;gap:.2rem;padding-block:.55rem;border-bottom:1px solid var(--rule)}
.source-list li:last-child{border-bottom:0}
.source-list li:target{background:color-mix(in srgb,var(--accent) 11%,transparent);box-shadow:0 0 0 .5rem color-mix(in srgb,var(--accent) 11%,transparent)}
.source-number{color:var(--accent);font-weight:600;font-variant-numeric:tabular-nums}
.source-host{display:block;color:var(--soft);font-size:.84rem}
.source-back{color:var(--soft);text-decoration:none;min-width:1.75rem;min-height:1.75rem;text-align:center}
.tags{display:flex;flex-wrap:wrap;gap:.5rem;list-style:none;margin:0;padding:0;font:500 .84rem/1.3 var(--sans)}
.tags li{max-width:100%}.tags a{display:block;overflow-wrap:anywhere;padding:.42rem .8rem;border:1px solid var(--rule);border-radius:2rem;text-decoration:none}
.tags a:hover{border-color:var(--accent)}
.tags span{color:var(--soft);font-weight:400}
.next{display:grid;grid-template-columns:repeat(auto-fit,minmax(14rem,1fr));gap:1.6rem;list-style:none;margin:0;padding:0}
.next+.next{margin-top:1.6rem;padding-top:1.3rem;border-top:1px solid var(--rule)}
@media(min-width:36rem){.beside{grid-template-columns:1fr 1fr}.newer+.older{text-align:end}}
.next small{display:block;font:400 .84rem/1.4 var(--sans);color:var(--soft);margin-bottom:.25rem}
.next a{font:700 1.12rem/1.3 var(--serif);text-decoration:none}
.next a:hover,.entry h2 a:hover,.entry h3 a:hover{text-decoration:underline;text-decoration-thickness:.06em}
.home-head{padding-block:clamp(2.2rem,6vw,4.2rem) clamp(1.6rem,4vw,2.6rem)}
.home-head h1{font-size:clamp(2.1rem,1.4rem + 3vw,3.4rem);line-height:1.06;letter-spacing:-.022em;margin:0}
.home-head p{font-size:1.2rem;line-height:1.5;color:var(--soft);margin:.9rem 0 0;max-width:52ch;text-wrap:balance}
.entries{display:grid;grid-template-columns:minmax(0,1fr);margin:0;padding:0 0 3rem;list-style:none}
.entry{padding-block:1.7rem;border-top:1px solid var(--rule)}
.entry h2{font-size:1.42rem;line-height:1.22;margin:0 0 .45rem}
.entry h2 a{text-decoration:none}
[dir=ltr] .entry [dir=rtl]{text-align:left}[dir=rtl] .entry [dir=ltr]{text-align:right}
.entry p{margin:0 0 .7rem;color:var(--soft);font-size:1.04rem;line-height:1.5;text-wrap:pretty}
.pager{display:flex;justify-content:space-between;align-items:baseline;gap:1rem;font:500 .9rem var(--sans);padding-block:1.2rem 3rem;border-top:1px solid var(--rule)}
.pager a,.pager span{min-width:5rem;padding-block:.3rem}
.pager-place{color:var(--soft);text-align:center;font-variant-numeric:tabular-nums}
.pager>:last-child{text-align:end}
.home-tags{padding-bottom:3rem}
.home-tags h2{font:700 .95rem/1.3 var(--sans);letter-spacing:0;margin:0 0 1rem}
.footer{border-top:1px solid var(--rule);padding-block:1.6rem 2.6rem;font:400 .84rem/1.5 var(--sans);color:var(--soft);display:flex;flex-wrap:wrap;gap:.4rem 1.4rem;justify-content:space-between}
.calm{padding-block:clamp(4rem,16vh,9rem);max-width:36rem}
.calm h1{font-size:clamp(2rem,1.4rem + 2.6vw,3rem);margin:0 0 .8rem}
.calm p{color:var(--soft);margin:0 0 1.6rem}
@media(min-width:46rem){.lead .entry{padding-top:2.1rem;padding-bottom:2.4rem}.lead .entry h2{font-size:2.1rem;line-height:1.12}.lead .entry p{font-size:1.2rem}
.entry{display:grid;grid-template-columns:minmax(0,11rem) minmax(0,1fr);column-gap:2.5rem}.entry .meta{grid-row:1/3;flex-direction:column;padding-top:.4rem}.entry h2,.entry p{grid-column:2;max-width:38rem}}
@media(min-width:70rem){.article{display:grid;grid-template-columns:13.5rem minmax(0,66ch) 1fr;column-gap:4.2rem;align-items:start}
.article>*{grid-column:2;margin-inline:0;width:100%}
.article-head,.article .banner{grid-column:1/-1;max-width:none}
.article-head>*{max-width:25ch}.article-head>.standfirst{max-width:50ch}.article-head>.meta{max-width:none}
.article-head{margin-bottom:2.8rem}
.contents{grid-column:1;grid-row:2/span 9;position:sticky;top:1.6rem;border:0;border-top:.12rem solid var(--ink);margin:0;max-height:calc(100vh - 3rem);overflow-y:auto}
.banner+.contents{grid-row:3/span 9}
.contents summary{list-style:none;pointer-events:none;padding-block:.8rem .5rem}
.contents summary::-webkit-details-marker{display:none}
.contents details::details-content{content-visibility:visible;block-size:auto}}
:is(.article-head,.home-head,.entry,.prose,.calm,.guide) :is(h1,h2,h3):is(:lang(ar),:lang(ur),:lang(fa),:lang(hi),:lang(bn)){line-height:1.45;letter-spacing:0}
@media print{body{border:0;background:none}.masthead-feed,.contents,.next,.skip{display:none}.end{break-inside:avoid}}
`
  .replace(/\n+/g, '')
  .trim()
