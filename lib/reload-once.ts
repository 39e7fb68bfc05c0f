// A file of the build that does not come (a new build has taken the place of the page's own) is cured by the page's next
// load: one reload for each file and session, never a loop (E-CHUNK, RT-27). It stands in the document's head as text, because
// the file that fails may be the very one that would watch. The builder is left alone: there is work in it, which it saves itself.
export const RELOAD_ONCE = `addEventListener('error',function(e){var t=e.target,u=t&&(t.src||t.rel==='stylesheet'&&t.href)||'';if(!/\\/_next\\/static\\//.test(u)||/^\\/(ice_builder|__common)(\\/|$)/.test(location.pathname)||!navigator.onLine)return;try{var k='maru:chunk:'+u.split('?')[0];if(sessionStorage.getItem(k))return;sessionStorage.setItem(k,'1');location.reload()}catch(_){}},true)`
