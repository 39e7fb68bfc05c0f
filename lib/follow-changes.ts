/** URL of the stream that names the version of the sources, in development only. */
export const CHANGES_PATH = '/__changes'

/**
 * Script of a page in development: reloads it when the sources have changed. A hidden page closes its stream, because a browser opens six
 * connections to a host at most, and asks again when it is shown; the version says what it missed.
 */
export const FOLLOW_CHANGES = `(()=>{let seen,stream;const follow=()=>{stream?.close();if(document.hidden||document.prerendering)return;stream=new EventSource('${CHANGES_PATH}');stream.onmessage=({data})=>{if(seen===undefined)seen=data;else if(seen!==data)location.reload()}};document.addEventListener('visibilitychange',follow);document.addEventListener('prerenderingchange',follow);follow()})()`
