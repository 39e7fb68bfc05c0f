// Reloads the page when a file of the build fails to load, because a new build has replaced the page's own: one reload per file and
// session, never a loop (E-CHUNK, RT-27). It is inlined in the document's head, because the failing file may be the very one that would
// watch. The builder is not reloaded, because it contains unsaved work. An imported part fails without an error event of the document:
// its importer dispatches `maru:file-failed` with the file's URL.
export const RELOAD_ONCE = `(function(){function f(u){if(!/\\/_next\\/static\\//.test(u)||/^\\/(ice_builder|__common)(\\/|$)/.test(location.pathname)||!navigator.onLine)return;try{var k='maru:chunk:'+u.split('?')[0];if(sessionStorage.getItem(k))return;sessionStorage.setItem(k,'1');location.reload()}catch(_){}}addEventListener('error',function(e){var t=e.target;f(t&&(t.src||t.rel==='stylesheet'&&t.href)||'')},true);addEventListener('maru:file-failed',function(e){f(e.detail)})})()`
