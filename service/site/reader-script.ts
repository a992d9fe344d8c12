/**
 * What the pages say besides being asked for: that the end of the text was on the screen after ten seconds, and that a
 * link marked `data-cta` was followed. Nothing is stored in the browser. On a page of the published site the view itself was
 * counted when the page was sent; a site elsewhere has a key, and the script says the view too, again after each change of
 * the address without a load. Under 1 KB, and always the same bytes, because the policy of the pages names their hash.
 */
export const readerScript = `(()=>{let d=document,s=d.currentScript,n=navigator,k=s.dataset.site,p=s.dataset.page,u=new URL(s.src||'/',location).origin+'/api/views',r=d.referrer,w,t,f;if(n.doNotTrack=='1'||n.globalPrivacyControl)return;let g=e=>n.sendBeacon(u,JSON.stringify({e,k,p,u:location.href.split('#')[0],r})),o=()=>{if(w==location.pathname)return;if(w)r=location.origin;w=location.pathname;t=Date.now();f=0;k&&g('view')},c=()=>{let a=d.querySelector('.prose,article,main')||d.body;if(!f&&Date.now()-t>1e4&&d.visibilityState=='visible'&&a.getBoundingClientRect().bottom<=innerHeight+80){f=1;g('read')}};d.addEventListener('click',e=>{e.target.closest&&e.target.closest('[data-cta]')&&g('click')});addEventListener('scroll',c,{passive:true});setInterval(()=>{k&&o();c()},2e3);o()})()`

/** The element for a page of the published site. `page` is its key in `page_days`. */
export function readerScriptElement(page: string): string {
  return `<script data-page="${page}">${readerScript}</script>`
}
