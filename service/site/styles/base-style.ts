/** What every layout shares. Sizes are in rem, so that the reader's text size is obeyed. */
export const baseStyle = `
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-top:1.5rem}
@media(prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}
body{margin:0;background:var(--paper);color:var(--ink);font:clamp(1.125rem,1.05rem + .25vw,1.22rem)/1.65 var(--serif);overflow-wrap:break-word;text-rendering:optimizeLegibility;}
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
.masthead{display:flex;align-items:center;flex-wrap:wrap;gap:.5rem 2rem;padding-block:1.1rem}
.masthead a{text-decoration:none}
.masthead-title{font-weight:700;font-size:1.2rem;letter-spacing:-.01em;line-height:1.3;max-width:100%;overflow-wrap:anywhere}
.masthead-title img{max-height:2.5rem;max-width:min(15rem,70vw);width:auto}
.nav{min-width:0;margin-inline-start:auto;max-width:100%}
.nav ul{display:flex;flex-wrap:wrap;gap:.1rem 1.5rem;list-style:none;margin:0;padding:0;font:500 .9rem/1.4 var(--sans)}
.nav a{display:block;padding-block:.35rem;color:var(--soft)}.nav a:hover{color:var(--ink)}
@media(max-width:40rem){.nav{order:3;width:100%;margin:0}.nav ul{flex-wrap:nowrap;overflow-x:auto;scrollbar-width:none;padding-inline-end:2rem;-webkit-mask:linear-gradient(to right,#000 calc(100% - 2rem),transparent);mask:linear-gradient(to right,#000 calc(100% - 2rem),transparent)}.nav a{white-space:nowrap}.masthead .button{margin-inline-start:auto}
[dir=rtl] .nav ul{-webkit-mask:linear-gradient(to left,#000 calc(100% - 2rem),transparent);mask:linear-gradient(to left,#000 calc(100% - 2rem),transparent)}}
.button{display:inline-block;font:600 .95rem/1.3 var(--sans);padding:.7rem 1.2rem;border:0;border-radius:.4rem;background:var(--fill);color:var(--on-fill);cursor:pointer;text-decoration:none}
.button:hover{color:var(--on-fill);box-shadow:inset 0 0 0 10rem color-mix(in srgb,var(--on-fill) 12%,transparent)}
h1,h2,h3,h4{line-height:1.18;text-wrap:balance;letter-spacing:-.012em;font-weight:700;hyphens:auto;hyphenate-limit-chars:18 8 8}
.meta{display:flex;flex-wrap:wrap;gap:.3rem 1.1rem;margin:0;padding:0;list-style:none;font:400 .84rem/1.5 var(--sans);color:var(--soft)}
.trust{display:inline-flex;align-items:center;gap:.5em;color:var(--ink);font-weight:500}
.trust::before{content:"";inline-size:.58em;block-size:.58em;border:.13em solid var(--accent);border-radius:50%;flex:none}
.trust-sourced::before,.trust-unlisted::before,.trust-digest::before{background:var(--accent)}
.trust-mixed::before{background:linear-gradient(to top,var(--accent) 50%,transparent 50%)}
.article{padding-block:clamp(1.6rem,3.5vw,3rem) 4rem}
:root{--measure:41rem}.article>*{max-width:var(--measure);margin-inline:auto}
.article-head{margin-bottom:2.4rem}
.topic{font:600 .84rem/1.4 var(--sans);margin:0 0 .9rem}.topic a{color:var(--accent);text-decoration:none}.topic a:hover{text-decoration:underline}
:is(.topic,.entry-topic,.tags a)::first-letter{text-transform:uppercase}
.byline{display:flex;flex-wrap:wrap;align-items:center;gap:.7rem 1.4rem}
.author{display:flex;align-items:center;gap:.75rem;font:400 .84rem/1.35 var(--sans);color:var(--soft);min-width:0}
.author img{width:2.75rem;height:2.75rem;border-radius:50%;object-fit:cover;flex:none}
.author b{display:block;color:var(--ink);font-weight:600;font-size:.95rem}.author a{text-decoration:none}.author a:hover{text-decoration:underline}
.article-head h1{font-size:clamp(2.1rem,1.35rem + 3.3vw,3.5rem);line-height:1.06;letter-spacing:-.022em;margin:0 0 1.1rem}
.standfirst{font-size:clamp(1.18rem,1.08rem + .5vw,1.4rem);line-height:1.45;color:var(--soft);margin:0 0 1.5rem;text-wrap:pretty}
.article-head .banner{margin:1.6rem 0 0}
.banner img{width:100%;aspect-ratio:4/1;object-fit:cover;border-radius:var(--round)}.banner img[src$=".svg"]{aspect-ratio:2/1}.banner img,.art img{border:1px solid var(--rule)}
@media(min-width:60rem){.article>.pictured{display:grid;grid-template-columns:minmax(0,7fr) minmax(0,5fr);gap:clamp(2rem,4vw,3.5rem);align-items:center;max-width:none}
.pictured .banner{margin:0}.banner img{aspect-ratio:2/1}.pictured h1{font-size:clamp(2.1rem,1.2rem + 2.3vw,3.2rem)}}
.banner.own img{aspect-ratio:40/21}
.listen{margin:0 auto 2.4rem}.listen figcaption{margin:0 0 .5rem}.listen audio{display:block;inline-size:100%}
.contents{margin-bottom:2.4rem;font:400 .92rem/1.45 var(--sans);border-block:1px solid var(--rule)}
.contents summary{cursor:pointer;font-weight:600;padding-block:.85rem}
.contents ol{list-style:none;margin:0;padding:0 0 .9rem}
.contents li a{display:block;padding-block:.35rem;color:var(--soft);text-decoration:none}
.contents li a:hover{color:var(--accent)}
.sections{scroll-target-group:auto}.sections a:target-current{color:var(--ink);font-weight:600}
.beside-sources{display:none}
.prose>:first-child{margin-top:0}
.prose p,.prose ul,.prose ol,.prose blockquote,.prose pre{margin:0 0 1.25em}
.prose h2{font-size:clamp(1.5rem,1.35rem + .7vw,1.85rem);margin:1.7em 0 .5em}
.prose h3{font-size:1.25rem;margin:1.6em 0 .4em}
.prose h4,.prose h5,.prose h6{font-size:1.08rem;margin:1.6em 0 .4em;letter-spacing:0}
.prose ul,.prose ol{padding-inline-start:1.4em}
.prose li{margin-block:.35em;padding-inline-start:.25em}
.prose li::marker{color:var(--accent)}
.prose hr{border:0;border-top:1px solid var(--rule);margin:2.8em auto;width:6rem}
.prose blockquote{margin-inline:0;padding-inline-start:1.25em;border-inline-start:.18rem solid var(--accent);font-style:italic}
.findings{font-size:.95em}.findings blockquote{font-style:normal}
:is(:lang(zh),:lang(ja),:lang(ko),:lang(ar),:lang(ur),:lang(fa),:lang(hi),:lang(bn)) .prose blockquote{font-style:normal}
.findings h3{font:600 1em/1.4 var(--sans);letter-spacing:0;margin:1.5em 0 .3em}.findings h3+.table-frame{margin-top:.6em}
.findings h2:has(+.said-by){margin-bottom:.2em}.findings .said-by{font:400 .84rem/1.5 var(--sans);color:var(--soft);margin:0 0 1.1em}.findings span.said-by{display:block;margin:.15em 0 0}
.said-by .reference{font:inherit;vertical-align:baseline;margin-inline-end:.35em}.said-by .reference a{background:var(--raised);border-radius:.3em;padding:.1em .5em;font-weight:600}
.findings>p:last-child:has([data-cta]){border-top:1px solid var(--rule);margin-top:2.6em;padding-top:1.3em}
.prose code{font-size:.86em;background:var(--raised);padding:.12em .35em;border-radius:.2em}
.prose pre{background:var(--raised);padding:1rem 1.2rem;overflow-x:auto;font-size:.95rem;line-height:1.5;border-radius:.2rem}
.prose pre code{background:none;padding:0}
.prose figure{margin:2.2em 0}
.prose figure img{width:100%;border:1px solid var(--rule);border-radius:.15rem}
figcaption{font:400 .84rem/1.5 var(--sans);color:var(--soft);margin-top:.6rem}
.reference,.prose sup{unicode-bidi:isolate;font:600 .66em/1 var(--sans);vertical-align:.5em;margin-inline-start:.1em;white-space:nowrap}
.reference a,.prose sup a{color:var(--accent);text-decoration:none;padding:.3em .06em}
.reference a:hover,.prose sup a:hover{text-decoration:underline}
.reference a:target{background:color-mix(in srgb,var(--accent) 22%,transparent);border-radius:.2em}
.takeaways{background:var(--raised);border-top:.18rem solid var(--accent);padding:1.35rem 1.6rem .5rem;margin:0 0 2.4rem;border-radius:0 0 .2rem .2rem}
.prose .takeaways :is(h2,.takeaways-title){font:700 .84rem/1.3 var(--sans);letter-spacing:.01em;margin:0 0 .8rem;color:var(--accent)}
.takeaways li{margin-block:.5em}.prose .takeaways :is(ul,ol){margin-bottom:.9rem}
.data{margin:-1.2em 0 2.2em}.data summary{inline-size:fit-content;cursor:pointer;font:500 .84rem/1.5 var(--sans);color:var(--soft)}.data summary:hover{color:var(--accent)}.data .table-frame{margin:.8rem 0 0}
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
.end-topics{margin-top:1.4rem;padding-top:0;border:0}.end-topics h2{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.end-next{margin-top:4rem;padding-top:1.8rem}.end-next h2,:is(.home-guides,.home-tags)>h2{font:700 1.4rem/1.2 var(--serif);letter-spacing:-.015em;margin-bottom:1.2rem}
.source-list{list-style:none;margin:0;padding:0;font-size:.92rem;line-height:1.5}
.source-list li{display:grid;grid-template-columns:2.1rem minmax(0,1fr) auto;gap:.2rem;padding-block:.55rem;border-bottom:1px solid var(--rule)}
.source-list li:last-child{border-bottom:0}
.source-list li:target{--mark:color-mix(in srgb,var(--accent) 11%,transparent);background:var(--mark);box-shadow:-.5rem 0 var(--mark),.5rem 0 var(--mark)}
.source-number{color:var(--accent);font-weight:600;font-variant-numeric:tabular-nums}
.source-host{display:block;color:var(--soft);font-size:.84rem}
.source-back{color:var(--soft);text-decoration:none;min-width:1.75rem;min-height:1.75rem;text-align:center}
.tags{display:flex;flex-wrap:wrap;gap:.5rem;list-style:none;margin:0;padding:0;font:500 .84rem/1.3 var(--sans)}
.tags li{max-width:100%}.tags a{display:block;overflow-wrap:anywhere;padding:.42rem .8rem;border:1px solid var(--rule);border-radius:2rem;text-decoration:none}
.tags a:hover{border-color:var(--accent)}
.tags span{color:var(--soft);font-weight:400}
.next{display:grid;grid-template-columns:repeat(auto-fit,minmax(14rem,1fr));gap:1.6rem;list-style:none;margin:0;padding:0}
.next+.next{margin-top:1.8rem;padding-top:1.5rem;border-top:1px solid var(--rule)}
@media(min-width:36rem){.beside{grid-template-columns:1fr 1fr}.newer+.older{text-align:end}}
.next small{display:block;font:400 .84rem/1.4 var(--sans);color:var(--soft);margin-bottom:.25rem}
.next a{display:block;font:700 1.12rem/1.25 var(--serif);text-decoration:none;text-wrap:balance}
.next .art{display:block;margin-bottom:.8rem}.entry-topic a{text-decoration:none}.entry-topic a:hover{text-decoration:underline}
.next a:hover,.entry h2 a:hover,.entry h3 a:hover{text-decoration:underline;text-decoration-thickness:.06em}
.home-head{padding-block:clamp(2.2rem,6vw,4.2rem) clamp(1.6rem,4vw,2.6rem)}
.home-head h1{font-size:clamp(2.1rem,1.4rem + 3vw,3.4rem);line-height:1.06;letter-spacing:-.022em;margin:0}
.home-head p{font-size:1.2rem;line-height:1.5;color:var(--soft);margin:.9rem 0 0;max-width:52ch;text-wrap:balance}
.home-head.tag-head{padding-block:clamp(1.6rem,4vw,2.6rem) clamp(1.2rem,3vw,1.8rem)}.tag-head h1{font-size:clamp(1.6rem,1.4rem + .8vw,2rem);line-height:1.2;letter-spacing:-.015em;max-width:none;overflow-wrap:anywhere}.home-head .meta{margin-top:.6rem;font-size:.9rem}
.newest{border-top:1px solid var(--rule);padding-top:1.6rem}.newest>h2{font:700 .95rem/1.3 var(--sans);letter-spacing:0;margin:0}
.results{list-style:none;margin:0;padding:0 0 2.4rem;max-width:54rem}
.results .entry{display:grid;grid-template-columns:minmax(0,1fr) clamp(5rem,18vw,11rem);gap:.2rem 1.6rem;padding-block:1.3rem;border-top:1px solid var(--rule)}.results .art{order:1}
.results .entry h2{font-size:1.25rem;margin:0 0 .35rem}.results .entry .entry-topic{margin:0 0 .3rem}
@media(max-width:34rem){.results .entry{display:block}.results .art{display:none}}
mark{color:var(--ink);background:color-mix(in srgb,var(--accent) 20%,transparent);border-radius:.15em}
.entries{display:grid;grid-template-columns:minmax(0,1fr);margin:0;padding:0 0 3rem;list-style:none}
.entry{padding-block:1.7rem;border-top:1px solid var(--rule)}
.entry h2{font-size:1.42rem;line-height:1.22;margin:0 0 .45rem}
.entry h2 a{text-decoration:none}
[dir=ltr] .entry [dir=rtl]{text-align:left}[dir=rtl] .entry [dir=ltr]{text-align:right}
.art img{width:100%;aspect-ratio:2/1;object-fit:cover;border-radius:var(--round)}
.step{margin-block:2.8rem;padding:1.5rem 1.6rem;background:var(--raised);border-inline-start:.25rem solid var(--fill);border-radius:var(--round);font:400 1rem/1.5 var(--sans)}
.step p{margin:0 0 1rem;font-size:1.05rem}.step-title{font-weight:600;color:var(--ink)}.step>:last-child{margin-bottom:0}
.ask label{display:block;font-weight:600}
.ask input[type=email]{display:block;width:100%;margin:.4rem 0 1.1rem;padding:.65rem .75rem;font:inherit;font-weight:400;color:var(--ink);background:var(--paper);border:1px solid var(--soft);border-radius:.3rem}
.ask .consent{display:grid;grid-template-columns:1.2rem minmax(0,1fr);gap:.7rem;font:400 .84rem/1.5 var(--sans);margin-bottom:1.2rem}
.ask .consent input{width:1.15rem;height:1.15rem;margin:.1rem 0 0;accent-color:var(--accent)}
.ask p:not(.step-title){font-size:.84rem;color:var(--soft);margin:1rem 0 0}
.trap{position:absolute;inset-inline-start:-999rem}
.share{display:flex;flex-wrap:wrap;align-items:center;gap:.4rem 1.1rem;list-style:none;margin:1.5rem auto 0;padding:0;font:500 .88rem/1.5 var(--sans);color:var(--soft)}
.share a{color:var(--ink);padding-block:.3rem;display:inline-block}
.entry p{margin:0 0 .7rem;color:var(--soft);font-size:1.04rem;line-height:1.5;text-wrap:pretty}
.entry p[lang]{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:3;overflow:hidden}
.pager{display:flex;justify-content:space-between;align-items:baseline;gap:1rem;font:500 .9rem var(--sans);padding-block:1.2rem 3rem;border-top:1px solid var(--rule)}
.pager a,.pager span{min-width:5rem;padding-block:.3rem}
.pager-place{color:var(--soft);text-align:center;font-variant-numeric:tabular-nums}
.pager>:last-child{text-align:end}
.home-tools{display:flex;flex-wrap:wrap;align-items:center;gap:.7rem 1.5rem;margin-top:1.2rem}
.home-feed{padding-block:.5rem;font:500 .88rem/1.4 var(--sans);color:inherit}
@media(max-width:40rem){.home-tools .search{flex:1}.home-feed{display:none}}
.search{display:flex;gap:.4rem;flex:0 1 24rem;min-width:0}
.search input{flex:1;min-width:0;padding:.55rem .8rem;font:400 .95rem/1.4 var(--sans);color:var(--ink);background:var(--paper);border:1px solid var(--soft);border-radius:.4rem;appearance:none}
.search ::placeholder{color:var(--soft);opacity:1}
.search .button{padding:.6rem .8rem}.search svg{display:block}
.home-guides .step{display:flex;flex-direction:column;height:100%;margin:0;padding:1.4rem 1.5rem 1.5rem}
.home-guides .step-title a{text-decoration:none}.home-guides .step-title a:hover{text-decoration:underline}.home-guides .step-title{color:var(--ink);font-size:1.25rem;line-height:1.3;text-wrap:balance;margin:0 0 .3rem}
.home-guides .ask p:not(.step-title){margin:0 0 1.2rem;font-size:.95rem}.home-guides .ask label{margin-top:auto;font-size:.9rem}.home-guides .ask .button{align-self:start}.home-guides .trap label{margin:0}
@media(min-width:46rem){.home-guides li:only-child .ask{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr) auto;gap:.3rem 2rem}li:only-child .step-title{align-self:end;margin:0}.home-guides li:only-child .ask p:not(.step-title){grid-row:2;margin:0}.home-guides li:only-child .ask :is(label,.button){grid-row:1/3;align-self:end}li:only-child .ask>label{grid-column:2}.home-guides li:only-child input[type=email]{margin-bottom:0;height:2.9rem}.home-guides li:only-child .button{grid-column:3;height:2.9rem}}
.home-guides,.home-tags{padding-bottom:3rem}
.home-guides ul{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,20rem),1fr));gap:1.6rem 2rem;list-style:none;margin:0;padding:0}
.home-guides h3{font-size:1.08rem;line-height:1.3;margin:0}.home-guides h3 a{text-decoration:none}.home-guides h3 a:hover{text-decoration:underline}
.home-guides p{font-size:.95rem;line-height:1.5;color:var(--soft);margin:.25rem 0 0}
.home-tags p{margin:1.2rem 0 0;font:500 .9rem/1.4 var(--sans)}
:is(.home-guides,.home-tags)>h2{margin-top:0}
.footer{border-top:1px solid var(--rule);padding-block:2rem 3rem;font:400 .88rem/1.6 var(--sans);color:var(--soft);display:flex;flex-wrap:wrap;gap:1.2rem 3rem;justify-content:space-between}
.footer-about{max-width:34rem;min-width:0}.footer-about b{color:var(--ink);font-weight:600;display:block}.footer p{margin:.3rem 0 0}
.footer ul{display:flex;flex-wrap:wrap;gap:.2rem 1.4rem;list-style:none;margin:0;padding:0;max-width:36rem}
.footer li a{display:block;padding-block:.25rem;text-decoration:none}.footer li a:hover{text-decoration:underline}
.calm{padding-block:clamp(2.4rem,8vh,5rem);max-width:36rem}
.calm h1{font-size:clamp(2rem,1.4rem + 2.6vw,3rem);margin:0 0 .8rem}
.calm p{color:var(--soft);margin:0 0 1.6rem}
.calm .search{max-width:26rem;margin:0 0 1.6rem}
:is(.article-head,.home-head,.entry,.prose,.calm,.guide) :is(h1,h2,h3):is(:lang(ar),:lang(ur),:lang(fa),:lang(hi),:lang(bn)){line-height:1.45;letter-spacing:0}
@media print{.data::details-content{content-visibility:visible;block-size:auto}.data summary{display:none}:root{--paper:#fff;--raised:#fff;--ink:#000;--soft:#444;--rule:#bbb;--accent:#000}body{background:none;font-size:11pt}.nav,.contents,.next,.skip,.step,.share,.listen,.pager,.masthead .button,#next,.footer ul{display:none!important}.home-head,.article-head{border-image:none!important;background:none!important;color:#000!important}.article{display:block!important;padding-block:1rem}.article>*{max-width:none}.end,.prose figure,.table-frame{break-inside:avoid}h2,h3{break-after:avoid}.prose a[href^=http]{text-decoration:none}}
`
