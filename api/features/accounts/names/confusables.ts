/*
 * Written by scripts/generateConfusables.ts from Unicode's confusables.txt, version 17.0.0.
 * Copyright © 1991-2025 Unicode, Inc. Data under the Unicode License V3 (https://www.unicode.org/license.txt).
 */

/** Marks that make no other letter, as the inside of a character class of a regular expression. */
export const MARKS = String.raw`\u00AD\u034F\u061C\u0300-\u036F\u0483-\u0489\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u1AB0-\u1AFF\u1DC0-\u1DFF\u200B-\u200F\u2028-\u202E\u2060-\u206F\u20D0-\u20FF\uFE00-\uFE0F\uFE20-\uFE2F\uFEFF`;

/** `what it looks like=characters`, all as code points in base 36, after Unicode's decomposition NFKD and without marks. */
export const CONFUSABLES =
  '10=2q6n;121=jj k3;12=x2w;12p=3o4;13 13=y je ku l2 16a 16c 5oz 6cc 6cd 6cf 9hf;13 2q=ap;13 2s=ay;13 34=bo;13 38' +
  '=bw;13 3d=c3;13=2o jd jf jg jh ji js ju jv l0 122 125 15l 16b 1kk 1kl 40a 4i4 6c8 6c9 6cb 6cy 6d1 x3f x3g 20k1' +
  ' 20k2;14 14=948;14=7s8 7si 9hw 1e0u;15 15=949;15=7s9 7sj 9hx 1e0v;16=19p 6dq 6qf 1f6n;17 1e=8br;170=19o 94i;17' +
  '=4j1 6qc 7th 8bm 8bn 8bo 8bp 8bq 1f2z 2o6h;17f=94l;17j=94e;17l 1hiy=1dp;17s=1g1 1pd 1py;17t=1c3 6zp;17u=1a2 1q' +
  '7;17x=1a9 1ad 1gy;17z=1ag 1am 1an 1da 1pq 1f4x;181 18p 30 18k=6gx;181=1ap 1aq 1aw 1db 1gs 1q1;182=1pu;183=184 ' +
  '1ha;185=1b2 1pr 1f5e;187=1b3 1f54;189=173;18=171 19n 6ca wl5;18h=1bb;18j=1bd 1be 1bh 1gj 1qa;18k=1bp 1br;18l 1' +
  'hiy=1dq;18l=1pj;18m=1go 1gp 1hhi;18o=1c6 1c7 1c8 1c9 1cb 1pt 1f50;18p=17v 18d 18f 18q 19q 1a1 1a6 1bu 1bv 1bx ' +
  '1cc 1ce 1ch 1ci 1g2 1g6 1ov 1pk 1pz 1q2 1q5 1q6 1q8;19 1a=wla;19=k7 1ck 6c0 6c2 6c3 6df 6qa 6rc 7ti 8bt 8bu 8t' +
  'u 8tv 8u2 8u3 93u;19e=1de xjj;19f=1df 2ojt;19g=1dg;19i=1di;19l=1dl 1uv 1jhg;1a 18=wl7;1a 1a=wl6;1a3=1cg;1a8=1h' +
  'hj;1a=19c 1dc 1dt 1du wl4 wsu 1gls 2jxp;1ae=1q9;1ai=1aj;1av=1gx;1b 1b 1b=8hn;1b 1b=8hp;1b5=19r 1b8 1bc 1q3 1q4' +
  ';1b6=1pg;1b=4l1 6dd 6dg 6qd 7e9 7uz 8ae 8ag 8ue 8uf 9ir 9n2 9ub fgf 2k3e;1bg=1gi;1bj=1bo 1ps;1e=br cb rs 43j w' +
  'uc wz3 x22;1f3c=6tx 8ap wwq 2re0;1f3w=7gd 2k2c 2rd0;1f40=89i;1f9e=1fbl;1f9v=1fbn;1f=c7 f0 t3 wo yo 1ux 25l 8t8' +
  ' 8uc 8uk x2i x4b 1jfu 1jgq 20jf 2k1y;1fa2=1kxk;1fei=x3u x3v;1fg=1fm;1fgm=1fhc;1g 53=46o;1g4=1gn 1pl;1g=3wu 1jf' +
  'z;1ggu=7j9 1omx;1gly 1gly=1glz;1h36=1h4s;1h45=1h4q;1h=cc 1jgb;1i=rw tt 3xq 8uq 8ur 8v0 1jh1;1ik4 1iki 1ij6=1ij' +
  '7;1ik4 1iki 1ijc=1ijd;1ik4 1iki 1ijn=1ijo;1ik4 1iki 1ijt=1iju;1ik4 1iki 1ijw=1ijx;1ik4 1iki 1ijy=1ijz;1ikr 1ik' +
  'r=1iks;1ite=1ivs 1ivt;1itf=1ivu;1itg=1ivv;1iuq=1ivw;1iur=1ivx;1iyp 1iyp=1iyq;1j=1fiq 1jgm 2k2a;1jvp 1jvp 1jvz=' +
  '1jvt;1jvp 1jvp 1jw0=1jvu;1jvp 1jvp=1jvs;1jvp 1jvz=1jvq;1jvp 1jw0=1jvr;1jvv 1jvv 1jvz=1jvy;1jvv 1jvv=1jvx;1jvv ' +
  '1jvz=1jvw;1jw3 1jvz=1jw4;1jw3 1jw0=1jw5;1jw3 1jw3 1jvz=1jw7;1jw3 1jw3 1jw0=1jw8;1jw3 1jw3=1jw6;1jz6=1ue 20x;1j' +
  'z7=1uf 20y;1jz8=1tz 213;1k5d 1k5d=1k5e;1k8a=1k8i;1k=f6 f7 1yi 222 26b 1f6i 2ojv;1l=1yl 21z 294 2nh 8ui 8uj x2m' +
  ' 1jfw 1jg6 1jgs 1jh2;1m 6mq=8ac;1m=k0 l4 13d 14z 1dv 1dw 1s3 22r 4j0 4qr 4qx 6e2 6ra wl9 x3d 1kgp;1o 1o 1o=6vs' +
  ';1o 1o=6sq;1o 53=405 6vq 8tw 8tx;1o=jm 3zs 4he 6d5 7se 2k3a;1p=3y8 6s0 6s1 6s7 6s9 6sa 6se 8dq 8ly 94w 9ls wlb' +
  ';1q 1o=8f9;1q 1q 1q=6vt;1q 1q=6sr 8bk;1q 53=401;1q=jn 3zn 6d6 7sf 20jj 2k3b;1r=g1 ic 1vh 3vy wyz;1s5 1tm=1v7;1' +
  's5 1tq 1jz8=1sj;1s5 1tq 1tm=1v8;1s5 1tq 1ty=1si;1s5 1tq 1u0=1sk;1s5 1tq=1s6 1sh;1s5 1ty=1s4;1s5 1u7=1v9;1s5=1v' +
  '6;1s9=204;1sf 1jz8=1sg;1sf 1ty=1se;1sf=1sd;1sv=1zz;1sw=200;1sy=20b;1t0 1u5 1t0=1zw;1t6 1u5 1sv 1jz8=1zj;1t6 1u' +
  '5 1sv 1xb=1zb;1t6 1u5 1sv 20w=1zc;1t6 1u5 1sv=22a;1t6=207;1t9=20e;1ta=20o;1tc 1u5 1s7=1s8;1th=1zp;1tl=20l;1tm=' +
  '1i2z 1jz4;1tp=24d;1tq 1tm=1tn;1tq=1u1;1tt=24h;1tu=24i;1ty=217;1u0=214;1u5=219 24t;1us 1us=1ut;1us=x80;1uw=240 ' +
  '25k;1uy=25m;1v2=25q;1v4=25s 7n0 1hvf 1i2v;1v5=2mm;1vn=1z7 2df 2gz 2kj 2o3 37c 1io1;1vp 1xa=1vq;1vv 1xf=1y8 1y9' +
  ';1w8=1imq;1wa=1ims;1wc=1imu;1we=1imw;1wf=1imx;1wh=1imz;1wj=1ine;1wk=1in2;1wl=1in3;1wm=1in4;1wn=1in5;1wo=1in6;1' +
  'wq=1in7;1ws=1ind;1wu=1inb;1wv=1inc;1ww=1yo 1inf;1wy=1in1;1x3=1inh;1x4=1ini;1x9=1io4;1xa=1ink;1xb=1tr 20v 1inl;' +
  '1xj=1int;1xp=1io2;1xz=1inx;1yf=1ioh;1yg=1ioi;1yk=1iom;1z9 1u0=1zk;1z9 20u=1za;1z9 218=1zo;20hs=6kj;20oj=g2a;22' +
  'b 1jz6=1zd;22b 1jz7=1ze;22t 24e 24l=235;22t 24e 24n=237;22t 24e 24o=238;22t 24e=22u;22t 24l=231;22t 24n=233;22' +
  't 24o=234;26d 27y=26e;287=375;29x=2cu;2a0 2bl=2cr;2a0=2b4 2bi;2a1 2b7=2a2;2a1 2mv=2kq;2a1=2co 2kp;2a6 2b9=2d3;' +
  '2a6=2ct;2a8=2ak 2l8;2ad=2cn;2ai 2bl=2cs;2ai 2bm=2cy;2ai=2cq;2an 2bj=2m2;2ar 2ml=2nu;2ar=2lf;2aw 2bk=2d6;2ax=2b' +
  's;2b2 2bk=2d0;2b2=2lh;2b3=2cw;2b7=2c7;2b8=2lw;2b9=2l2;2ba=2bc 2ly;2bb=2d4;2bj=2m7 2m8;2bq 2bq=2mg;2bq 2ku=2kw;' +
  '2bq=2me;2br=2mf;2cz=2d1;2dh=2h1;2di=2h2;2dj=2h3;2dk2=fim;2dn 2f2=2g0;2do 2f2=2g1;2ds=2hc;2du 2fg=2dw 2hg;2du 2' +
  'fp=2dv 2hf;2du=2he;2dz=2hj;2e4=2ho;2e5=2hp;2e6=2hq;2e7=2hr;2e9=2ea;2eb=2hv;2ee=2hy;2ef=2ed;2eg=2i0;2ek=2el;2en' +
  '=2i7;2eo=2e8 2i8;2ep=2i9;2eq=2ia;2er=2ib;2et 2f2=2ex;2et 2f5=2em;2et=2ev;2f3=2in;2f5 2f2=2f6;2f5=2ip;2f7 2f2=2' +
  'f8;2f7=2ir;2fw=2jg;2g7=2jr;2g8=2js;2gf=2jz;2h8 2im=2jl;2hi=2dy;2j22=2qrx;2j24=2qtf;2jei=2qnr;2jej=2qqq;2jek=2q' +
  'lv;2jel=2qmm 2qmn;2jem=2qmq;2jen=2qmr;2jfk=83j;2jg0=88l;2jx4 2jxh 2jxq=7l6;2jx4 2jxh=7l5;2k 2k=762 8vt;2k 40l=' +
  '7uw;2k=6qe 7v1 8ad 8ah 9uc fg6 2k27 2k3f;2kn 2mv=2ko;2ky 2m6=2kz;2ky 2mv=2l0;2la=2n5;2li 2ml 2ls=2nf;2lk 2m9=2' +
  'ks 2l5 2nt;2lk 2ml 2lk=2ng;2lk 2ml 2lq=2my;2lk 2ml=2nj 2nv;2ls 2ml=2ne 2nw;2ls 370 37d 2ls 370=36r;2ls 370=35s' +
  ';2ls 37i=39d;2ls=2lt 35u 3bs 5nc;2lu 2ml=2nx;2lv 2ml=2ny;2lx 2ml 2ls=2ni;2m1 2ml 2lq=2nq;2m9=2ma 2mb;2m=jo jq;' +
  '2n=1kq;2oh 2q2=2oi;2oh 2qh=2oj;2oh=2ph;2ok=2pl;2or=2pi;2ow=2ps;2oy=2qy;2p 2p=x0y x0z;2p 2t=5i 6e yc yd;2p 33=x' +
  '10 x11;2p 36=2rd3;2p 39=x12 x13;2p 3a=x14 x15 x16 x17;2p 3d=x18 x19;2p=gh pd q9 sw ts 3vu 4at 706 70a 8rx wku ' +
  '1f34 20jk;2pb=2qz;2pj=2pw;2pv 2qg=2od;2q 13=420;2q 30=tn;2q 53=41r 41t;2q6m=6nu;2q=ao aq ar as g3 gj pe sx sy ' +
  'to v6 v7 wc wd 3wv 3xw 41e 41f 4a7 4c7 5mv 8si wk0 x4k 1f2a 1f35 1f5t 20fq;2qw 2q7=2qx;2qw 2qb=2r3;2r 13=av;2r' +
  ' 2r 9=2q99;2r=4i fv fw td u9 x6 x7 35w 38a 3xb 5mr 5qc 6g1 8tg 8th wka xwv 1f36 1f5u 1fdh 1fel 1fks 1jhl 1jhu ' +
  '2q9a 2rf0;2rco=2j23;2rm=2rn;2ro=2s4 2s5;2rps=6o4;2rpt=6oc;2rq=2sh;2rs=2vc;2ru=2rv;2ry=2rz;2s 13=41z;2s 3e=ir;2' +
  's 53=41n;2s f1=is;2s i9=it;2s0l=7kn;2s0n=7kt;2s1=2s7;2s=5s 7k 7l ax az b0 gm gn zk zl 3vk 3xj 41b 4bi 4bu 6gb ' +
  'wk2 wk3;2sa=2vu;2sb=2vv;2sca=2qz8;2sd=2vx;2se=2vy;2sf=2vz;2sg=2sm;2si=2vh;2sv=4pg;2sy=2th;2t0=4on;2t1=4oo;2t2=' +
  '4op;2t3=4oq;2t4=2wo;2t5=2wp;2t=g6 g7 ph t1 tx xo xp xq xr 3vw 6jy 6wv 8xl wkw xte 1f2e 1jfq 1jfy;2tc 2tc=2td;2' +
  'tk=2x4 4p7;2tl=2x5;2tm=2x6;2tn=2x7;2tr=4pl;2u 32=ix;2u2=4ph;2u3=4pm;2u=b5 b6 rg 11w 138 4ac 5ta 61p 6gt 8u8 8v' +
  'c wkd x3s x3t xth 1ew0 1f2f 1f39 1fl1 1jfm 1jgi 2k2b;2v 13=b7;2v=b1 dg dh gw gx zw 11t 135 3wg 3xv 5tv wk6 x4c' +
  ';2w=86 87 h2 pj sr t9 uz wy xm xn xz y1 11c 12o 3wb 3wi 3xu 48s 8rr 8su wkn wwk wwl x4a 1f4f 1fil;2x=8h h4 h5 ' +
  'h6 qh uu 11u 136 3vp 5tn 5to 703 708 8sz wue wuf x4e xv9 1jgj;2xm0=2xlz;2y 53=42h;2y=g8 g9 ov s3 so uw 3vv 425' +
  ' wk9 x4i;2z 13=bc;2z1 2z1=2z2;2z=bd pm t6 wq wu 3xi 4id 6gd 8rt 8t0 wk7 x1c 1fko;2ze 2ze=2zf;2ze 2zh=2zj;2zh 2' +
  'ze=34e;2zh 2zh=2zi;30 13=169;30 19w=19u;30 30 37=1evs;30 30=ch 168 6c6 6qt 1evt;30 33=tq 73c;30 37=iy;30 38=6g' +
  'm;30 3e=iz;30 53=43b;30 f1=ha;30=1d 21 3g 8x 8y ba bb be cg fx h7 h9 pl sm xs y7 14w 15h 15r 17r 19d 19v 1dd 1' +
  'je 3xa 42y 4ht 6qr 73x 8rm 8sy 8uo 8y7 wkh wky 1f2i 1f61 1f6o 1fdn 1fl2 1jfn 1jg2 1kgq 1kgx 20fe 20ie 20iw 2k2' +
  'y 2ojr;31c 31w 32a 2z8=2yr;31c 31w 32a 327=2yq;31e=31m;31k 324 326=2yo;32 13=414;32 53=40q;322 322=323;324 324' +
  '=325;32=96 97 bh bi f4 hf pp qf 11e 11k 12q 12w 130 3mo 40e 5tc 6qx 6v6 8t6 wkg wl1 1evi 1fkj 2k3p;33 13=3vo;3' +
  '3 1b 33 33 33=16y 6cx;33 1b 33 33=16x 6cw;33 1b 33=11 19m 6du;33 2ls 33=2n3;33 2t=9e 9f;33 33=6qm wwo wwp x1q ' +
  'x1r;33 370=368 3br 5nb;33 5qf=hi;33=1c 60 6w bj hh pk pr qg qn qq qr re rf rx ta u6 vm vn yw yx 11x 139 15t 18' +
  'n 19h 1by 1c1 1cl 1dh 1dr 1j4 1uu 1ye 21y 25i 274 292 2cm 2de 2g6 2gy 2jq 2ki 2lc 2na 2o2 2ts 2xc 36l 37k 3cv ' +
  '3ps 3we 3xn 4ps 5mq 5of 5qn 5qp 6ty 6u5 6zw 8sq 8sr 8sw 8sx 8ta 8tb 8xd 8xt 8yc 9hj wkz x1m x1n xtp xtq xv8 xv' +
  'y xx7 1f2q 1f3f 1fd0 1fe4 1fia 1fje 1fkm 1iog 1jg5 1jgo 1jh3 1jhc 1kgw 2k2i 2rdg;33a7=3tby;34 13=41y;34 53=41j' +
  ';34=66 72 bp cf dz pt qp s7 s8 tc u8 3xe 419 5tp 704 8rn 8te 8tf 8um 8un wk1 1f2t 1fic;35 2t=2rcw;35=io 10a 10' +
  'b 10z 112 12b 12e 8yd;35v 37i=38w;36 13=wh;36 32 2q=2rfv;36 32=25 31 hd po sa t8 y5 3w7 4c0 4ie 5tb 6g5 8ry 8t' +
  '4 wkf 1f3k 1f69 1j40 1jhf;36=bq gc gd ho hp tv wj 3vl 3wy 493 5ra 5te 8ro 8sl wkj xtz xu0 xvl 1fhw 20j9 2k2e;3' +
  '6d 370 37i=38v;36d 370=36n;36d 37i=38m;36j 37i=38h;36m 37g 287 370 37e=36y;36m 37g=36x;37 37 37=2rfg;37 37=67 ' +
  'qa 3xs 61q x4l x5i;37=cd hu sl ut 11r 2lb 3x1 3x6 5tg wki x0x x51 xwq 1f2u 1fds 1few 1jfl 1jgh 20je;37dg=3rnp;' +
  '37l=38l;37u 37u=37v;38 1f=x0o;38 2u=x2v;38 37=iu;38 f1=x0p;38 gl=iw;38 hv=iv;38=9y 9z bx by fy pw te x8 3vm 5t' +
  'h 6ge 6uc 6zl 7vd 8ti wk4 1f2v 1f3l 1f6d 1jgc 20i2 2rfs;39 13=413;39 2t=5t7;39 33=xur;39 53=40o;395l=395m;399 ' +
  '37i=39a;39=c2 g4 i3 qt sv v3 11p 131 3k0 3ws 40c 5r0 5tq 6qy 6v7 wl0 x3z xu6 xua xwc 1fim 1fjq 1jg8 1jh4 20jm;' +
  '39f=3a6;3a 2q=2rfw;3a 53=3zv;3a=ql vo vp 15k 19j 1dj 3x5 3zj 5r4 6qw 6v5 8xk wkm wyn xwp 1evr 1fkt 1j46 1jfk 1' +
  'jgg 20i0 2k25 2rd4;3b 53=4x9;3b=bg hb tk ug v4 v5 vw vx 10c 10d 10x 129 3w3 3wn 3x0 4bz 5r5 6g9 8u4 8u5 wkq x2' +
  '8 x29 xvn 1io5 1j4a 1j4e 1j4f 1jhi 1jhr 2k2q;3c=5z pz th ud xe 475 48t 4fh 4fi 4hj 7eb 84r 84s 8bz 8c0 8to 8yl' +
  ' wkr x4j 1evq 1f2o 1f3o 1f6f 1f6q 1fl3 1jho;3cw 3cw=3cx 3hl;3cw 3cy=3ju;3cw 3cz=3fe;3cw 3d1=3ib;3cw 3d3=3jv;3c' +
  'w 3d5 3cw=3ic;3cw 3d5=3hm;3cw 3da=3jw;3cw 3db=3jx;3cw 3de=3jy;3cw=3hk;3cy 3cw=3df 3id;3cy 3cy=3dg 3jz;3cy 3cz=' +
  '3dh 3ie;3cy 3d1=16mj;3cy 3d3=3di;3cy 3d5=3ff 3if;3cy 3d8=3fg 3ho;3cy 3da=16mk;3cy 3dc=3ih;3cy 3de=3fh 3hp;3cy ' +
  '3eo=3ig;3cy 3fy ffs=mkf;3cy=3hn;3cz 3cw=3dj 3ii;3cz 3cz 3d3=16mm;3cz 3cz=3d0 16ml;3cz 3d1=3fi 3ij;3cz 3d2=xgg;' +
  '3cz 3d3=xgh 16mn;3cz 3d5 3cw=16mp;3cz 3d5=xgi 16mo;3cz 3d8=xgj 16mq;3cz 3da=16mr;3cz 3dc=16ms;3cz=3hq;3d 13=wg' +
  ';3d 53=433;3d1 3cw 3cw=xgl 16mt;3d1 3cw 3d5=3ik;3d1 3cw 3de=16mu;3d1 3cw=3hs xgk;3d1 3cy=3dk 3il;3d1 3cz 3cz=x' +
  'gn;3d1 3cz 3de=3in;3d1 3cz=3im xgm;3d1 3d1 3db=16mv;3d1 3d1=3dl 3io;3d1 3d2 3cw=3ip;3d1 3d2 3d5=3iq;3d1 3d2 3d' +
  'e=16mw;3d1 3d2=3ht xgo;3d1 3d3 3cz=16mx;3d1 3d3 3d3=xgq;3d1 3d3 3d5=3ir;3d1 3d3 3d7=3it xgr;3d1 3d3 3dd=16my;3' +
  'd1 3d3 3de=3is;3d1 3d3=3hu xgp;3d1 3d5 3d5=3iu;3d1 3d5=3hv xgs;3d1 3d7=3dn 16n1;3d1 3d8=xgt;3d1 3db=3iw xgu;3d' +
  '1 3dc=3hw;3d1 3dd=3hx;3d1 3de=3dm 3ej 3hy 16nm;3d1 3eo=3iv;3d1 3f0=16mz;3d1 3fd 3de=16n0;3d1 3fd=3ix;3d1=3hr;3' +
  'd2 3cw=3iy xgv;3d2 3cy 3cy=16n3;3d2 3cy=16n2;3d2 3cz=xgw;3d2 3d1=3iz;3d2 3d2=16n4;3d2 3d3 3d5=16n5;3d2 3d3=3do' +
  ' 3j0;3d2 3d5 3d5=3j2;3d2 3d5=3j1 xgx;3d2 3d7=3dp 3j6;3d2 3d8=16n6;3d2 3da=3j4;3d2 3de=3j5;3d2 3eo=3j3;3d2 3fl=' +
  'ggv;3d2=3hz;3d3 3cw=3dq;3d3 3cy=3dr;3d3 3cz=3ds 16n7;3d3 3d1 3dd=16n8;3d3 3d1=3j7;3d3 3d2=16n9;3d3 3d3 3d7=3e4' +
  ';3d3 3d3=3d4 16na;3d3 3d5 3cw=3du;3d3 3d5 3cz=3dv 16nb;3d3 3d5 3d3=3dw;3d3 3d5 3d5=3dx;3d3 3d5 3d8=3dy;3d3 3d5' +
  ' 3dc=xgy;3d3 3d5=3dt 3i1;3d3 3d7=3e3 3ja;3d3 3d8=3dz 16nc;3d3 3da=3e0 16nd;3d3 3db=xgz;3d3 3dc=3e1;3d3 3dd=3e2' +
  ' 3j8;3d3 3de=3j9 xh0;3d3=3i0;3d5 3cw=3e5 3jb;3d5 3cy=3e6;3d5 3cz=3e7 3jc;3d5 3d1=3e8 3jd;3d5 3d2=3e9 16ne;3d5 ' +
  '3d3 3cw=3eb;3d5 3d3 3d7=16nf;3d5 3d3=3ea 3je;3d5 3d5 3cw=16ng;3d5 3d5 3cz=16nh;3d5 3d5 3d3=xh1;3d5 3d5 3d5=3ec' +
  ';3d5 3d5 9oc=fff;3d5 3d5=3d6 3i3;3d5 3d7=3ed;3d5 3d8=3ee 16nj;3d5 3da=3ef 16nk;3d5 3db=3eg;3d5 3dc=3eh 16nl;3d' +
  '5 3dd=3ei;3d5 3eo=16ni;3d5 9oc 3cw=fka;3d5 9oc 3d2=glk;3d5=3i2;3d7 3cw 3cw=3jh;3d7 3cw=3ep 3jg;3d7 3cz=3eq;3d7' +
  ' 3d1=xh2;3d7 3d2=3er;3d7 3d3=3es;3d7 3d5=3et 3jl;3d7 3d7=3ev 3ji;3d7 3d8=3ew;3d7 3da=3ex;3d7 3db=3jj;3d7 3dc=3' +
  'ey;3d7 3dd=3ez;3d7 3de=xh3;3d7 3eo=3eu 3jm;3d7=3i4;3d7s=3d7h;3d8 3d3 3d3=16ns;3d8 3d3=16nr;3d8 3d7=3f1;3d8 3d8' +
  ' 3de=xh4;3d8 3d8=3d9 16nt;3d8 3ft=ff9;3d8=3i5;3d=4l b8 c4 ge gf gz i7 pf px qb sz tf ub wi xa xb xc xd 3c7 3vt' +
  ' 3w1 3wd 42t 5nr 5u4 64e 64f 8sk 8tk 8tl wks xui 1f3m 1jfo 1jh8 20hz 20jn;3da 3db=3f6;3da 3de=3f7;3da=3i6;3db=' +
  '3i7;3dc 3dc=xh5;3dc 9oc 3cy 3d8=98x tiv;3dc=3i8;3dd 3d3=3fa 3jn;3dd 3d5=16nu;3dd 3d7=3fb 3jo;3dd 3dc=16nv;3dd ' +
  '3de=xh6;3dd=3i9;3de 3cy=3jp;3de 3d1=3jq;3de 3d2=3jr;3de 3d3=3js;3de 3d5=xh7;3de 3de=3fc;3de=3ia;3e=c5 c6 f8 f9' +
  ' i8 pi 3wj 5r6 5ti wkc xw3 1f5h 1jft 1jgk 1jhh;3eie=3eo6;3ek 3ek=3el;3em 3em=3en;3eo 3d3 3d7=16no;3eo 3d3=16nn' +
  ';3eo=3jf;3f0 3d2=16np;3f0 3de=16nq;3f0=3jk;3f2 3f2=3f3;3f4 3f4=3f5;3f=7sk 2jv8;3fd 3fd=xh8;3fd=3jt;3fl 3ft=3g6' +
  ';3fl 3fy=3g7;3fl 9oc=3hf;3fl ffs=3fm;3fn 3ft=3g8;3fn 3fx=3g9;3fn 3fy=3hg;3fn ffs=3fo;3fp 3ft=3ga;3fp 3fy=3gb;3' +
  'fp 9oc=3gc;3fp ffs=3fq;3fr 3fn=3hh;3fr 3ft=3gd;3fr 3fy=3ge;3fr ffs=3fs;3ft 3fl ffs=3fv;3ft 3fl=3fu;3ft 3fn ffs' +
  '=3hj;3ft 3fn=3hi;3ft 3fp ffs=3gg;3ft 3fp=3gf;3ft 3fr ffs=3gh;3ft 3fr=16ls;3ft 3ft ffs=16lt;3ft 3ft=3gi;3ft 3fy' +
  '=3gj;3ft ffs=3fw;3fx 3fl ffs=16lv;3fx 3fl=16lu;3fx 3fn ffs=3gl;3fx 3fn=3gk 3gm;3fx 3fp=16lw;3fx 3ft=3gn;3fx ff' +
  's=3go;3fy 3fl ffs=3gq;3fy 3fl=3gp;3fy 3fp 9oc=3gr;3fy 3fp ffs=3g0;3fy 3fp=3fz;3fy 3fr ffs=3gs;3fy 3fr=16lx;3fy' +
  ' 3fy=3gt;3fy ffs ffs=16ly;3fy ffs=3g1;3g2 3fl ffs=16lz;3g2 3fl=3gu;3g2 3fp ffs=3gw;3g2 3fp=3gv;3g2 3fr ffs=3gy' +
  ';3g2 3fr=3gx;3g2 3ft=16m0;3g2 3fy=3gz;3g2 ffs=3h0;3gz2=dxx;3h=7sl;3ha 3fl=16md;3ha 3fp ffs=16me;3ha 3fp=3hb;3h' +
  'a 3fy=3hc;3ha 3ha=3he;3ha ffs=3hd;3i=6dv 6rg 6zs 8dm 93y 93z;3k6=11g;3mp=11o;3ou=117;3s3=11m;3tbz=j7c;3y9 3z4=' +
  '3zf;3y9 53=3yl;3yc 53=3yp;3yd 3z4=3zh;3yd 53=3yr;3ye 53=3yt;3yi 3z4=3zi;3yi 53=3yw;3yj 53=3yy;3z2 4wv=4wt;3z5=' +
  '441;3zd=474;3zm 53=3zz;3zo 53=403;3zp=6zt;3zt 53=407;40f 53=40s;40g 13=415;40g 1b=7ux;40g 40l=8gn;40g 53=40u;4' +
  '0g=6tf 947;40h 53=40w;40l 13=416;40l 53=40y;40l=6te 946;40m 53=410;417 13=41x;417 53=41h;41a 53=41l;41c 53=41p' +
  ';421 53=42b;421=4cj;423 53=42d;424 53=42f;426 53=42j;428 53=42l;428=4ci;429 53=42n;42r 53=431;42u 53=435;42v 5' +
  '3=437;42w 53=439;42z 53=43d;43k 53=43u;43m 53=4w7;43n 53=4w9;43o 53=4wb;43p 53=4wd;43r 53=43w;43s 53=43y;443 5' +
  '3=44d;443=4ck;445 53=44f;446 53=44h;447 53=44j;448 53=44l;44a 53=44n;44a=4cn;44b 53=44p;44t 53=453;44v 53=455;' +
  '44w 53=457;44x 53=459;44y 53=45b;450 53=45d;451 53=45f;45n 1o=45o;45n 2q=45q;45n 40l=45p;45n 428=45r;45s 53=46' +
  '0;45t 53=462;45u 53=464;45v 53=466;45w 53=468;45x 53=46a;45y 53=46c;46g 53=46q;46h 53=46s;46i 53=46u;46j 53=46' +
  'w;46l 53=46y;46m 53=470;477 53=4ww;477=4de;47a=4df;47e=4dg;47g 53=47j;47k 2q=48z 490;47k 2s=48x;47k 34=48v;47k' +
  ' 417=4fj;47k 418=48u;47k 41a=48w;47k 41c=48y;47k 41v=491;47u 53=47w;47y 53=4wz;486 53=4x0;487 53=489;48b 53=4x' +
  '1;492 53=4x4;49h 2y=49d;49h 421=4fk;49h 422=49a;49h 423=49b;49h 424=49c;49h 426=49e;49h 428=49f;49h 429=49g;49' +
  'i 2y=4fn;49i 423=4fl;49i 424=4fm;49i 426=4fo;49i 428=4fp;49i 429=4fq;49j 53=4x6;49z 53=4fr;4a0 53=4fs;4a1 53=4' +
  'ft;4a2 53=4fu;4a3 53=4fv;4a4 53=4fw;4a5 53=4fx;4b6=8ff;4b9=8fe;4bl=wl3;4c4 53=4xc;4d7 53=4xe;4f4=wkt;4hl=wxc;4' +
  'ho=4ip;4hp=4hu 70f;4i3=2k3j;4i7=6mp;4i8 4ii=86b;4i8 6o2=86m;4i8=6nz;4ii=6ny 8bl;4ik=6v8 6ze 7gn 7gq 7ky 1f2s 1' +
  'jg7 2rf8;4im=6vc 8bh;4iu=1fio;4iw=6mt;4j3=8yr;4j=6g4;4k5=4l0;4ne=4nj;4o2=4o3;4s5=4t1;4t8=4uu;4w=6qg 6zg 6zo 7g' +
  'r 7hi 94g 1hhs;4wv 3z2=4ws;4xh=4wr;526=53k;52=94v;52p=53l;53 1g=46n;53 1o=404;53 1q=3zr 400 6vr;53 2q=41q 41s;' +
  '53 2s=41m;53 2y=42g;53 30=43a;53 32=40p;53 34=41i;53 39=40n;53 3a=3zu;53 3d=432;53 3y9=3yk;53 3yc=3yo;53 3yd=3' +
  'yq;53 3ye=3ys;53 3yi=3yv;53 3yj=3yx;53 3zm=3zy;53 3zo=402;53 3zt=406;53 40f=40r;53 40g=40k 40t;53 40h=40v;53 4' +
  '0l=40x;53 40m=40z;53 417=41g;53 41a=41k;53 41c=41o;53 421=42a;53 423=42c;53 424=42e;53 426=42i;53 428=42k;53 4' +
  '29=42m;53 42r=430;53 42u=434;53 42v=436;53 42w=438;53 42z=43c;53 43k=43t;53 43m=4w6;53 43n=4w8;53 43o=4wa;53 4' +
  '3p=4wc;53 43r=43v;53 43s=43x;53 443=44c;53 445=44e;53 446=44g;53 447=44i;53 448=44k;53 44a=44m;53 44b=44o;53 4' +
  '4t=452;53 44v=454;53 44w=456;53 44x=458;53 44y=45a;53 450=45c;53 451=45e;53 45s=45z;53 45t=461;53 45u=463;53 4' +
  '5v=465;53 45w=467;53 45x=469;53 45y=46b;53 46g=46p;53 46h=46r;53 46i=46t;53 46j=46v;53 46l=46x;53 46m=46z;53 4' +
  '77=4we;53 47a=4wf;53 47b=4wg;53 47c=4wh;53 47d=4wi;53 47f=4wj;53 47g=47i;53 47u=47v;53 487=488;53 4vl=4vn;53 4' +
  'vo=4vq;53 4vs=4vt;53 4w0=4w2;53 53 53=6wf 8y0;53 61r=3ym;53 i4=3zw;53=3zb 4iz 6ci 6cn 6qh 6v9 94h 9ob x3j 1erl' +
  ';56t=58g 58w;59k 59k=59l;59m 59k=59n;5cd=5ea;5ch=5eb;5d4=5eg;5e8=5ek;5em 5em=5en;5kr 5kr=5ks;5mm 5mm=5mn;5q8=x' +
  've;5qd=xv4;5qf=xvg;5qi=xvf;5qm=om on t4 u0 wa wb wwx 1fdx 1ff1 2k23;5qw=5rd xwy;5qx=tr un;5qz=qs ua x9 5ms 5mt' +
  ' 8tj xv6;61r 3z4=3zg;61r 53=3yn;61r=pg qc 11a 12m 3yb 48n 6py 6zd 7g3 8sm 8v1 8yo 94p 1f2d 1f37 20ii 2rcy;6go=' +
  '9hu;6kk=2k2j;6ku=4ad wke;6n2=8oc;6n3=8od;6n4=8oe;6n5=8of;6nm=6np;6o3 4ii=86n;6o3 6o2=86d;6pu=6o 2ojw 2ojx;6px=' +
  '6ww;6pz=6zm 6zv 1jfs;6q6=7ew 7fk;6q8=8cf;6qo=2ojs;6qv=6v4;6r8=94b;6r9=94a;6rb=94c;6rs=1i3i;6rz=7ke 2rfi;6sh=6s' +
  'j 8tz;6tp=8ar;6tq=8as;6tr=2k3c;6ts=2k3d;6tv=8at;6tw=8au;6tz=8aq;6u3=6zj;6u8=2rg1;6u9=2rf9;6uq=7gh;6ur=7g7;6v=7' +
  'tj;6va=6zn;6xe=7hc;6xl=8cd;6xw=6xx;6yj=893;6ym=7gu 88u;6yq=891;6yx=88g;6yz=72b;6z2=72a;6z9=729;6zx=72e;70o=7js' +
  ';739=7g1;73v=73w;7b6=7b7;7bg=7bj;7bw=7c3;7f0=7f4;7fa=7fb;7fc=7fh;7fl=7io;7g6=7g8 7ga;7jb=8vd;7jd=2rd6;7jx=2qky' +
  ' 2ql5;7jy=73y 2ql4;7sc=7vs 9hk 9jj 9uj 2zfs;7sd=7vt 9hl;7vq=9i2;7vr=9i3;87u=89l;89r=2rei;8bj=8ce;8o=qi u2 wr w' +
  'v 5qj 8t1 xx2;8qn=xhu;8rw=8ss 8st;8s6=og 3vs 3w0 wxd xvk;8xs=1f3s;8xu=6e6 87t 94t 2jfz;8yf=6e5 6we;9j0=6yp 890' +
  ';9ko=9nc;9oc 3fl=16m1;9oc 3fp ffs=16m3;9oc 3fp=16m2;9oc 3ft=16m4;9oc 3fy=3h1;9oc 9oc=3h2;9oc ffs 3fy=3h3;9oc f' +
  'fs=3g4;9oc=3g3 6c4 6c5 7b4 7b5 9u8 feo x6f;=1fk 1fl 1fr 1kb 1kd 1ke 1kj 1r9 1rc 1re 1rf 1rh 1ri 1rk 1rl 1rm 1r' +
  'n 1rs 1rt 1ru 1rz 1s0 1s1 1s2 1to 1tx 1ua 1ub 1uc 1vl 1x8 1z6 20s 22p 22q 24c 269 27w 29u 2bx 2dc 2gx 2kh 2tp ' +
  '2x9 307 37a 4p2 4pf 5ow 5oy 5p1 5p4 5p5 5p6 5p8 5p9 5pa 5pp 92g 92i 92l 92m 92n 92u 92v 9ik 9il 9lm wvj wvw wz' +
  '4 wz5 1gl6 1i2y 1ibk 1inz 1io3 1jza 2o6m;aim=96z;ako=dcr;app=beb;at 2x=uj;at=uk xwf 20gh;b96=97b;b9=zu;bi9=jrd' +
  ';bmi=kc6;bp1=ph2;bp6=imo;bp7=dgg;bs3=kx5;bs=rt 5r8 wud;bv=3wf;ci=7e2;cop=vk3;cov=k83;d9 33=5qs xtt xtu;d9 ke=g' +
  'q;d9=b3 gp yg yh 6pv 8xm wkx;dhf=kdi;dyu=ra6;f1=ia yp 3cj 5o3 8ud 8ul x2j;ffs 3fl=3h4;ffs 3fn 3ft=16m5;ffs 3fn' +
  ' ffs=16m6;ffs 3fn=3h5;ffs 3fr ffs=16m8;ffs 3fr=16m7;ffs 3ft ffs=16m9;ffs 3ft=3h6;ffs 3fx=16ma;ffs 3fy=3h7;ffs ' +
  '3g2=16mb;ffs 3ha=3h9;ffs 9oc=3h8;ffs ffs=16mc;ffs=3g5 718 71b 71e 71h 71m 71q 9u9;ffw=97q;fh5=9uo;fh6=96r 9un;' +
  'fh7=96q 9ue;fi8=99u;fid=9ui;fik=9mz;fjv=96t 9lw;fp1=fsy;fr=11h 12t;ftw=fuk;g1r=9pi 20oi;g1s=972;g2=xvi;g2z=9n3' +
  ';g6t=2ues;g76=96x;gb=5u8;gbf=9m3;gg=4as 6ps wkv 2k2f;ggd=34m;ggg=34l;ggh=3yht;ggs=9mw;gi=1fdr;gk 2t=xuq;gk=or ' +
  'sd 5qo 6mb 6mc wkb xtr 1fdv 1fez;gkj=9nx h5j;gs=tz wp 5qg;gu=1fdm 1feq;gur=gv3;gy=zx 3y3 xw0;h7j=hkb;hc=12y 3k' +
  'z;hg=8t7;hgh=hgr;hij=hkv;hj=1fdj 1fen;hk=py qu tg uc 11v 3ls 4j4 8tm 8tn 8v4 8v5 1f3n;hkn=2xbn;hlh=9mn;hlm=2xd' +
  'z;hq=5tf;hr=6jt;hs=xv5 xwi;hv=pv 6q9 6qz 8y1 xu5;hwv=hz4;i2=4dq 4dw 5tr 6jr;i4 53=3zx;i4=pn t7 xx 19k 1dk 3zl ' +
  '5rb 8t3 8xj wkl wy6 x5m x5o 1f2l 1fhs 1fiw 20jh;i5=u4 y6 5ql 8t5 xvr;i76=974;i77=973;ib=8t9;ibk=3tbu;ig=6u1 7i' +
  'h 8ao 8yh wvc 1fib;ih=tu 3y4 5mo 8sj;ii=x3w x3x 1fcy 1fe2;ijp=9m0;ik3=976;ik=u5 wz y0 y2 8sv xvv;ild=ilu;in=8u' +
  'p xwu 1fer;inu=977;ip=wy5;itt=978;ivu=30g5;ix0=97a;jee=jeg;jf0=97c;jr=wvy;jt 2q 2x=wup;jt 2q 30=wuo;jt 2q=tm u' +
  'i 5mu;jt=7f8;jz=ol;jzp=97d;k21=99n;k4h=97f;k7u=k89;kcs=peu;kcv=pg0;kcw=pfu;kcz=phd;kd4=pif;kdf=plz;kfi=kjj;kq=' +
  'l7 x06;kr=x04;kv1=kyv;kz=9he;l7z=99p;l8a=97i;lch=97k;ldh=97l;ldm=97m;lmt=358g;lu0=lzt;m7g=97n;mjv=97o;mnh=97s;' +
  'mud=37jx;npw=nrj;ny3=97x;o9o=99r;oop=97z;or9=os6;ouf=4dq4;p5e=97v 982;p5f=981;paa=989;pds=98a;ph8=pj5;prt=98e ' +
  '98f 98g;q6l=qbj;qif=qip;qj2=98h;qj=bf 8t2 x5n 1fhv 1fiz;qm=7jk 8ty;qo=tb u7 5rc 6q7 8tc 8td wyj 20fa 20g1;qv=8' +
  'tp xub xud;qw=vk vl 4ig 8tq 8tr 1f3p 1fip 1fjt;qx=4dr 4dx 705 709 8ts 8tt wuk wul x4m x4n 1f3q;qxw=98i;r5r=98k' +
  ';r5s=98j;r7l=98l;ram=rct;rb=8v8;rd=1f3h 1f6a;rk6=rkf;rkw=98o;rq4=rqb;rvf=3b2s;rvh=98p;ry7=rye;s11=s1m;s5z=s63;' +
  's8v=s9z;sbq=98r;sc=8u9;sdy=98s 98t;slq=sm6;t65=t66;tc5=98w;tiw=98y;tj3=98z;tm0=990;tnh=98v 992;trr=trs;tw2=994' +
  ';tw=5mp;ty=wm wn;u06=995;u3=xy 5rf;u45=996;u6m=997;u72=998;u73=999;u74=99b;uar=99c;uf=ro rp 23u 25n;ui4=99e;ul' +
  '=6iw;unw=99g;uws=99h;ux=xuo;v9e=v9f;vc6=99k;vd0=99l;vdd=vde;vgw=99o;vi7=99q;vix=99s;vnu=wim;vo0=wj0;vr4=wik;vu' +
  'a=wiw;w2h=wjj;w4x=wji;w5p=wic;w=4g0;wbv=wjk;wc5=wjm;wcf=wje;wci=wj4;wgo=wiv;wk5=6ud 7uq x4h 2k2k;wkk=x3y;wko=6' +
  'kh;wl2=6ki 1fdd 20iu 2k2d 2k2z;wuj=5mw;wux=20ik 2rcx;wvd=1fjf;wz7 wz7=wz8;x0n=x3p;x1b=ot sf;x3b=3a8;x3n=b4 gr ' +
  'qd sk us 100 101 3wr 6gc 6wk 707 8so 8sp xwb 1fcx 1fe1 1jgu 20j1 2k2p;x5b=id;x6j=4af 2k34;x=cj 8y9;xdn=1i3g;xd' +
  'o=1i3f;xi5=xib;xj=y3 y4;xjk=xja;xkx=xn7;xlv=xna;xw=1fi4;zj=2k1u';
