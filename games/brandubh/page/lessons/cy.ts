// The words of Brandubh's lessons, in Welsh.
import type { LessonWords } from '@nemeton/board/lesson'

const words: Record<string, LessonWords> = {
  home: {
    title: 'Adref â’r brenin',
    ask: 'Mae pob darn yn symud mewn llinell syth, mor bell ag y mae’r ffordd yn rhydd. Mae’r brenin yn ennill cyn gynted ag y mae’n cyrraedd un o’r pedair cornel. Cer ag e yno.',
    right: 'Mae’r brenin adref, a’r gêm wedi’i hennill.',
    wrong: 'Cymer y brenin, ac edrycha ar hyd yr ymyl: mae un gornel yn agored.',
  },
  capture: {
    title: 'Cipio',
    ask: 'Mae gelyn yn cael ei gipio pan fyddi di’n cau amdano o ddwy ochr gyferbyn â’i gilydd. Mae un amddiffynnwr wedi mentro’n rhy bell. Cipia fe.',
    right: 'Roedd yn sefyll rhwng dau ymosodwr, ac mae wedi mynd.',
    wrong: 'Mae ymosodwr eisoes o dan yr amddiffynnwr ar y chwith uchod. Pwy all ddod uwch ei ben?',
  },
  between: {
    title: 'Rhwng dau elyn',
    ask: 'Dim ond yr ochr sy’n symud sy’n cipio. Felly gall darn gamu rhwng dau elyn a bod yn ddiogel yno. Mentra: cer rhwng dau ymosodwr.',
    right: 'Does dim yn digwydd. Byddai’n rhaid i’r ymosodwyr symud i ffwrdd a dod yn ôl.',
    wrong: 'Yn yr ail res mae bwlch rhwng dau ymosodwr. Gall amddiffynnwr ei gyrraedd.',
  },
  corner: {
    title: 'Mae’r gornel yn helpu',
    ask: 'Mae’r corneli’n elyn i bawb: wrth ymyl cornel, mae un darn yn ddigon i gipio. Cipia’r ymosodwr wrth y gornel.',
    right: 'Y gornel oedd yr ail ddarn.',
    wrong: 'Mae ymosodwr wrth ymyl y gornel isaf ar y dde. Cer i’r ochr arall iddo.',
  },
  two: {
    title: 'Dau ar unwaith',
    ask: 'Gall un symudiad gipio i sawl cyfeiriad. Chwilia am y symudiad sy’n cymryd dau amddiffynnwr.',
    right: 'Dau amddiffynnwr ag un symudiad.',
    wrong:
      'Chwilia am sgwâr sydd ag amddiffynnwr wrth ei ymyl ac un arall oddi tano, gydag ymosodwyr y tu ôl i’r ddau.',
  },
  king: {
    title: 'Dal y brenin',
    ask: 'Mae’r ymosodwyr yn ennill drwy gipio’r brenin, a chaiff ei gipio fel unrhyw ddarn arall. Mae wedi mynd ar goll: dal e.',
    right: 'Mae’r brenin rhwng dau ymosodwr. Yr ymosodwyr sy’n ennill.',
    wrong: 'Mae ymosodwr ar y chwith i’r brenin. Rho un arall ar y dde iddo.',
  },
  bar: {
    title: 'Cau’r ffordd',
    ask: 'Mae’r brenin yn bygwth mynd i gornel gyda’i symudiad nesaf. Dim ond un symudiad gan yr ymosodwyr all ei rwystro.',
    right: 'Nawr mae’r ddwy ffordd ar hyd yr ymyl ar gau.',
    wrong: 'Byddai’r brenin adref nesaf. Rho ddarn rhyngddo a’r gornel agored.',
  },
  fork: {
    title: 'Dwy ffordd adref',
    ask: 'Gall ymosodwr gau un ffordd, ond nid dwy. Rho’r brenin lle mae dwy gornel yn agored, ac wedyn cer ag e adref.',
    right: 'Roedd un ffordd ar gau, ond nid y llall. Dyna sut mae’r brenin yn ennill.',
    wrong: 'O’r ymyl chwith gall y brenin weld dwy gornel.',
  },
}

export default words
