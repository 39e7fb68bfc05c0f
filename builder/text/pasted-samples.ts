// Clipboard contents of other programs, reduced to what is specific to them.

const WORD = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {mso-style-unhide:no; margin:0cm;} --></style>
<!--[if gte mso 9]><xml><w:WordDocument></w:WordDocument></xml><![endif]--></head>
<body lang=KO style='tab-interval:40.0pt'><!--StartFragment-->
<h1 style='mso-outline-level:1'><span style='font-family:"맑은 고딕"'>시공 안내<o:p></o:p></span></h1>
<p class=MsoNormal><span lang=KO style='font-size:11.0pt'>실측은 <b style='mso-bidi-font-weight:normal'>무료</b>이며
<i>사흘</i> 안에 찾아갑니다.<o:p></o:p></span></p>
<p class=MsoListParagraph style='margin-left:40.0pt;text-indent:-20.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Wingdings'><span style='mso-list:Ignore'>l<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>가구를 옮깁니다<o:p></o:p></p>
<p class=MsoListParagraph style='margin-left:60.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>n<span>&nbsp;</span></span><![endif]>피아노는 따로<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>l</span>바닥을 고릅니다</p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'>1. 첫째</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'>2. 둘째</p>
<table class=MsoTableGrid border=1 style='mso-yfti-tbllook:1184'><tr style='mso-yfti-irow:0'><td width=300 style='border:solid 1.0pt'><p class=MsoNormal>크기</p></td><td><p class=MsoNormal>값</p></td></tr></table>
<!--EndFragment--></body></html>`

const GOOGLE = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1f2e">
<h2 dir="ltr" style="line-height:1.38;margin-top:18pt;"><span style="font-size:16pt;font-weight:400;white-space:pre-wrap;">고르는 법</span></h2>
<p dir="ltr" style="text-align: left;"><span style="font-weight:400;">두께와 </span><span style="font-weight:700;">함수율</span><span style="font-weight:400;">을 </span><span style="text-decoration:underline;">먼저</span><span> 봅니다. </span><a href="https://example.com/a" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">자세히</span></a></p>
<ul style="padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span>강마루</span></p></li><li dir="ltr"><p dir="ltr" role="presentation"><span>원목마루</span></p></li></ul></b><br class="Apple-interchange-newline">`

const MARKDOWN = `# 봄맞이 안내

이번 달은 **강마루**를 [소개](/zin/event)합니다.

- 하나
- 둘

---

https://youtu.be/aqz-KE-bpKQ

![거실](/media/rooms/living.webp)

### 끝으로

> 인용
`

const WEB = `<div class="post"><div>앞 글</div><figure><img src="/media/rooms/a.webp" alt="거실" width="1600" height="1200"><figcaption>거실</figcaption></figure>
<p><img src="https://cdn.example.com/b.jpg"></p><img src="data:image/png;base64,AAAA"><p>뒤 글</p></div>`

const HOSTILE = [
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">글</a>',
  '<a href="java\tscript:alert(1)">글</a>',
  '<svg onload=alert(1)><circle /></svg>',
  '<svg><script>alert(1)</script></svg>',
  '<p style="width: expression(alert(1))">글</p>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<math><mtext><script>alert(1)</script></mtext></math>',
  '<div onclick="alert(1)">글</div>',
  '<p><a href="data:text/html,<script>alert(1)</script>">글</a></p>',
  '<table><tr><td><img src="/media/a.webp" onload="alert(1)"></td></tr></table>',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">글</p></noscript>',
  '<span data-slate-fragment="JTVCJTVE">글</span>',
]

export const PASTED_SAMPLES = { word: WORD, google: GOOGLE, markdown: MARKDOWN, web: WEB, hostile: HOSTILE }
