export default {
  take: {
    title: 'Y gangen orau',
    ask: 'Mae’r gangen hon yn werth 5, y mwyaf sydd. Cynigia dy rwn uchaf.',
    right: 'Mae dy 10 yn curo’r 9: ti biau’r gangen.',
    wrong: 'Am y gangen orau mae Bedwen yn cynnig yn uchel hefyd. Chwilia am dy rwn uchaf.',
  },
  sure: {
    title: 'Beth na ellir ei ddileu',
    ask: 'Mae dau rwn o bob rhif. Mae Bedwen wedi gosod 10 yn barod. Cynigia’r rwn na all neb ei gyrraedd.',
    right: 'Does dim trydydd 10. Byddai dy 9 wedi cael ei ddileu.',
    wrong: 'Gall fod gan Bedwen yr un rwn, neu un uwch.',
  },
}
