// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { cleanPlain } from './clean-plain'
import { sanitizePlain } from './sanitize-plain'

test.each([
  ['<p>글 <b>굵게</b> <i>기울임</i></p>', '<p>글 <strong>굵게</strong> <em>기울임</em></p>'],
  ['<h1>제목</h1><p style="color:red" onclick="x()">글</p>', '<h3>제목</h3><p>글</p>'],
  ['<p>가<script>alert(1)</script>나</p>', '<p>가나</p>'],
  ['<p><a href="https://spam.example">링크</a></p>', '<p>링크</p>'],
  ['<p><img src="/media/a.webp">글</p>', '<p>글</p>'],
  ['<ul><li>하나<ul><li>둘</li></ul></li></ul>', '<ul><li>하나<ul><li>둘</li></ul></li></ul>'],
  ['<p>1 &lt; 2 &amp; 3</p>', '<p>1 &lt; 2 &amp; 3</p>'],
  ['<p>가<br>나</p>', '<p>가<br />나</p>'],
])('the browser and the server keep the same of %s', (html, clean) => {
  expect(cleanPlain(html)).toBe(clean)
  expect(sanitizePlain(html)).toBe(clean)
  expect(cleanPlain(clean)).toBe(clean)
  expect(sanitizePlain(clean)).toBe(clean)
})
